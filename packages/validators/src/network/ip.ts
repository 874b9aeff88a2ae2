import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';
import { isIpv4 } from './ipv4';
import { isIpv6 } from './ipv6';

/** Whether a string is an IPv4 or an IPv6 address. @public */
export function isIp(value: unknown): boolean {
  return isIpv4(value) || isIpv6(value);
}

/** Accepts what `isIp` does. @public */
export function ip(): Schema<string> {
  return format(messages, isIp);
}

export const messages = { code: 'ip', zh: '请输入正确的 IP 地址', en: 'Enter a correct IP address' } as const;

export const examples = (): Examples => [{ good: ['127.0.0.1', '::1'], bad: ['256.0.0.1', ':::'] }];
