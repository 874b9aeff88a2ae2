import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';
import { IPV4, isIpv4 } from './ipv4';
import { IPV6, isIpv6 } from './ipv6';

/** Whether a string is an IPv4 or an IPv6 address. @public */
export function isIp(value: unknown): boolean {
  return isIpv4(value) || isIpv6(value);
}

/** Accepts what `isIp` does. @public */
export const ip = /* @__PURE__ */ formatRule(() => [
  messages,
  isIp,
  matching('ip-address', new RegExp(`${IPV4.source}|${IPV6.source}`)),
]);

export const messages = { code: 'ip', zh: '请输入正确的 IP 地址', en: 'Enter a correct IP address' } as const;

export const examples = (): Examples => [{ good: ['127.0.0.1', '::1'], bad: ['256.0.0.1', ':::'] }];
