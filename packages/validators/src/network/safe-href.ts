import { format } from '../form/format';
import { PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is safe as a link or `location`: http(s) with `//` and a host, mailto, tel, `//host` or a relative reference. It has no white space, invisible characters or back-slashes, and at most 8,000 characters (RFC 9110). For attribute values, not markup. @public */
export function isSafeHref(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 8000 || value === '' || /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u.test(value))
    return false;
  return (
    /^(?:https?:\/\/[^/?#]|\/\/[^/?#]|(?:mailto|tel):.)/i.test(value) || /^(?!\/\/)[^:/?#]*(?:[/?#]|$)/.test(value)
  );
}

/** Accepts what `isSafeHref` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const safeHref = (): Schema<string> =>
  format('safeHref', isSafeHref, { type: 'string', format: 'safe-href', minLength: 1, maxLength: 8000, ...PARTIAL });

export const examples = (): Examples => [
  {
    good: ['https://example.com', '/orders', '?page=2', 'tel:10086'],
    bad: ['javascript:alert(1)', 'data:text/html,a', ' /orders'],
  },
];
