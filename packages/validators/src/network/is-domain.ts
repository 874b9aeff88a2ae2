/**
 * Whether a host (at most 253 characters, RFC 1035) is a name: labels of 1 to 63 letters of any script, digits and inner hyphens
 * (RFC 1123, IDNA), of which the last, or only, one has two or more letters and nothing else, or is punycode.
 */
export function isDomain(host: string): boolean {
  return (
    host.length < 254 &&
    !/(?:^|\.)[-.]|-\.|[^.]{64}|[^\p{L}\p{M}\p{N}.-]/u.test(host) &&
    /(?:^|\.)(?:[^\d.-]{2,}|xn--[^.]*\w)$/i.test(host)
  );
}
