/** Whether a host name, which `isHostName` has accepted, ends in a top-level domain: two or more letters, or a punycode label. */
export function hasTopLevel(host: string): boolean {
  return /\.(?:[^\d.-]{2,}|xn--[^.]+)$/i.test(host);
}
