import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';
import { isIpv4 } from './ipv4';

/**
 * Whether a string is an IPv6 address (RFC 4291 text forms, with an embedded IPv4 tail and an RFC 4007 zone such as `%eth0`): at most
 * 45 characters, then `%` and the 15 that an interface name may have. @public
 */
export function isIpv6(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 61) return false;
  const skeleton = value
    .replace(/%[\w.-]{1,15}$/, '')
    .replace(/[^:]+$/, (tail) => (isIpv4(tail) ? '0:0' : tail))
    .replace(/[\da-f]{1,4}/gi, '0');
  return /^(?:(?:0:){7}0|(?!(?::*0){8})(?:0(?::0)*)?::(?:0(?::0)*)?)$/.test(skeleton);
}

/** Accepts what `isIpv6` does. @public */
export function ipv6(): Schema<string> {
  return format(messages, isIpv6);
}

export const messages = { code: 'ipv6', zh: '请输入正确的 IPv6 地址', en: 'Enter a correct IPv6 address' } as const;

export const examples = (): Examples => [
  { good: ['::1', 'fe80::1%eth0', '2001:db8::192.0.2.33'], bad: ['1::2::3', '127.0.0.1'] },
];
