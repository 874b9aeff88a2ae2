import { isDomain } from '../network/is-domain.ts';

/** The longest address in characters: the specification asks for under 255, RFC 5321 allows a path of 256 with its brackets. */
const LONGEST = 254;

/** Forms that an input method leaves behind and no mail system takes. */
const FULL_WIDTH = /[\uff00-\uffef]/;

/** RFC 5322 atoms joined by single dots, or a quoted string; letters of any script (RFC 6531). */
const LOCAL = /^(?:[\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}-]+|"(?:[^"\\\p{C}]|\\[^\p{C}])*")$/u;

/**
 * Whether a string is an e-mail address under 255 characters: a local part of at most 64, and a host name with a top-level domain.
 * Display names, comments and addresses at an IP are refused.
 */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST || FULL_WIDTH.test(value)) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const host = value.slice(at + 1);
  return (
    local.length <= 64 &&
    LOCAL.test(local) &&
    (local[0] === '"' || !/^\.|\.\.|\.$/.test(local)) &&
    host.includes('.') &&
    isDomain(host)
  );
}
