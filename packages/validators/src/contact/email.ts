import { formatRule } from '../form/format-rule';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples } from '../form/schema';
import { isDomain } from '../network/is-domain';

/**
 * Whether a string is an e-mail address under 255 characters: a local part of at most 64, and a host name with a top-level domain.
 * Display names, comments and addresses at an IP are refused. @public
 */
export function isEmail(value: unknown): boolean {
  // RFC 5322 atoms joined by single dots, or a quoted string; letters of any script (RFC 6531), but not the
  // full-width forms that an input method leaves behind and no mail system takes.
  const mailbox = /^(?!.*[\uff00-\uffef])(?:[\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}-]+|"(?:[^"\\\p{C}]|\\[^\p{C}])*")$/u;
  // The specification asks for under 255 characters; RFC 5321 allows a path of 256 with its brackets.
  if (typeof value !== 'string' || value.length > 254) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const host = value.slice(at + 1);
  return (
    local.length <= 64 &&
    mailbox.test(local) &&
    (local[0] === '"' || !/^\.|\.\.|\.$/.test(local)) &&
    host.includes('.') &&
    isDomain(host)
  );
}

/** Accepts what `isEmail` does. @public */
export const email = /* @__PURE__ */ formatRule(() => [
  messages,
  isEmail,
  matching('idn-email', /@[^@]*\.[^@]*$/, PARTIAL),
]);

export const messages = { code: 'email', zh: '请输入正确的邮箱地址', en: 'Enter a correct e-mail address' } as const;

export const examples = (): Examples => [
  { good: ['li@example.com', '代理@例子.中国'], bad: ['li@example', 'li example@example.com'] },
];
