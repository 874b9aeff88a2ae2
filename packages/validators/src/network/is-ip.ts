import { isIpv4 } from './is-ipv4.ts';
import { isIpv6 } from './is-ipv6.ts';

/** Whether a string is an IPv4 or an IPv6 address. */
export function isIp(value: unknown): boolean {
  return isIpv4(value) || isIpv6(value);
}
