import { isIpv4 } from './is-ipv4.ts';

/** The longest text form: 45 characters, plus `%` and a zone of 15, which is what an interface name may have. */
const LONGEST = 61;

/** Groups of 1 to 4 hexadecimal digits between single colons, or one double colon anywhere. */
const SHAPE = /^(?!:(?!:)|.*(?:[^:]:$|:::|::.+::|\w{5}))[\da-f:]+$/i;

/** Whether a string is an IPv6 address (RFC 4291 text forms, with an embedded IPv4 tail and an RFC 4007 zone such as `%eth0`). */
export function isIpv6(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST) return false;
  const groups = value
    .replace(/%[\w.-]{1,15}$/, '')
    .replace(/:(\d+\.[\d.]+)$/, (tail, ip) => (isIpv4(ip) ? ':0:0' : tail));
  const count = groups.match(/\w+/g)?.length ?? 0;
  return SHAPE.test(groups) && (groups.includes('::') ? count < 8 : count === 8);
}
