/**
 * Whether a string may be given to a link or to `location` without running anything: http and https with `//` and a host, mailto, tel,
 * `//host`, or a relative reference. Every other scheme, white space, control and invisible characters and back-slashes are refused.
 * At most 8,000 characters, which RFC 9110 asks every party to support. The string must reach the document as an attribute value, not as markup.
 */
export function isSafeHref(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 8000 || value === '' || /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u.test(value))
    return false;
  return (
    /^(?:https?:\/\/[^/?#]|\/\/[^/?#]|(?:mailto|tel):.)/i.test(value) || /^(?!\/\/)[^:/?#]*(?:[/?#]|$)/.test(value)
  );
}
