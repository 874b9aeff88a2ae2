import { isIpv4 } from './is-ipv4.ts';

/**
 * Whether a string is an IPv6 address (RFC 4291 text forms, with an embedded IPv4 tail and an RFC 4007 zone such as `%eth0`): at most
 * 45 characters, then `%` and the 15 that an interface name may have.
 */
export function isIpv6(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 61) return false;
  const skeleton = value
    .replace(/%[\w.-]{1,15}$/, '')
    .replace(/[^:]+$/, (tail) => (isIpv4(tail) ? '0:0' : tail))
    .replace(/[\da-f]{1,4}/gi, '0');
  return /^(?:(?:0:){7}0|(?!(?::*0){8})(?:0(?::0)*)?::(?:0(?::0)*)?)$/.test(skeleton);
}
