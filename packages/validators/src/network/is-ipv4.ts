/** Whether a string is an IPv4 address in dotted decimal: four numbers from 0 to 255 without zeros in front. */
export function isIpv4(value: unknown): boolean {
  return typeof value === 'string' && /^(?:(?:25[0-5]|(?:2[0-4]|1\d|[1-9])?\d)(?:\.(?!$)|$)){4}$/.test(value);
}
