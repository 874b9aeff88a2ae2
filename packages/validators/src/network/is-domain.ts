/**
 * Whether a host (at most 253 characters, RFC 1035) is a name that browsers open unchanged (RFC 1123, IDNA). Its last
 * label has two or more letters alone, or is punycode. Letters that IDNA maps to others are refused, but for A to Z.
 */
export function isDomain(host: string): boolean {
  // Hosts without a right-to-left letter (recognised by its block); with one, each label is of
  // such letters alone, or of ASCII with a letter first (RFC 5893 allows little more).
  const directions =
    /^(?:[^\u0590-\u08ff\ufe73\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]*|(?:(?:[\u0590-\u08ff\ufe73\u{10800}-\u{10fff}\u{1e800}-\u{1efff}-]+|[a-z][a-z\d-]*)(?:\.|$))+)$/iu;
  return (
    host.length < 254 &&
    !/(?:^|\.)[\p{M}.-]|-\.|[^.]{64}|[^\p{L}\p{M}\d.-]|(?![A-Zßς])\p{CWKCF}/u.test(host) &&
    /(?:^|\.)(?:[^\d.-]{2,}|xn--[^.]*\w)$/i.test(host) &&
    directions.test(host)
  );
}
