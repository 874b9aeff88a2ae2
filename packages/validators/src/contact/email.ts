import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isDomain } from '../network/is-domain';

/** The common form, which needs no further check below 65 characters: no part of it can be too long. */
const PLAIN = /^[\w+-]+(?:\.[\w+-]+)*@[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z]{2,}$/i;

/**
 * Whether a string is an e-mail address under 255 characters: a local part of at most 64, and a host name with a top-level domain.
 * Display names, comments and addresses at an IP are refused. @public
 */
export function isEmail(value: unknown): boolean {
  // The specification requires under 255 characters; RFC 5321 allows a path of 256 with its brackets.
  if (typeof value !== 'string' || value.length > 254) return false;
  if (value.length < 65 && PLAIN.test(value)) return true;
  // RFC 5322 atoms joined by single dots, or a quoted string; letters of any script (RFC 6531), but not the
  // full-width forms that an input method leaves behind and no mail system takes.
  const mailbox =
    /^(?!.*[\uff00-\uffef])(?:(?!\.|.*\.(?:\.|$))[\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}-]+|"(?:[^"\\\p{C}]|\\[^\p{C}])*")$/u;
  const at = value.lastIndexOf('@');
  const host = value.slice(at + 1);
  return host.includes('.') && at > 0 && at < 65 && mailbox.test(value.slice(0, at)) && isDomain(host);
}

/** Accepts what `isEmail` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const email = (): Schema<string> => format('email', isEmail, matching('idn-email', /@[^@]*\.[^@]*$/, PARTIAL));

export const examples = (): Examples => [
  { good: ['li@example.com', '代理@例子.中国'], bad: ['li@example', 'li example@example.com'] },
];
