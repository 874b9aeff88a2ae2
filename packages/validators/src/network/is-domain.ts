/**
 * Whether a host (at most 253 characters, RFC 1035) is `localhost` or a name with a top-level domain: labels of 1 to 63 letters of any
 * script, digits and inner hyphens (RFC 1123, IDNA), the last one of two or more letters or in punycode.
 */
export function isDomain(host: string): boolean {
  return (
    host.length < 254 &&
    !/[^\p{L}\p{M}\p{N}.-]|(?:^|\.)[-.]|-\.|[^.]{64}/u.test(host) &&
    /^localhost$|\.(?:[^\d.-]{2,}|xn--[^.]*\w)$/i.test(host)
  );
}
