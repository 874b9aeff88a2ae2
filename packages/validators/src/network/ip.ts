import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { IPV4, isIpv4 } from './ipv4';
import { IPV6, isIpv6 } from './ipv6';

/** Whether a string is an IPv4 or an IPv6 address. @public */
export function isIp(value: unknown): boolean {
  return isIpv4(value) || isIpv6(value);
}

/** Accepts what `isIp` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const ip = (): Schema<string> =>
  format('ip', isIp, matching('ip-address', new RegExp(`${IPV4.source}|${IPV6.source}`)));

export const examples = (): Examples => [{ good: ['127.0.0.1', '::1'], bad: ['256.0.0.1', ':::'] }];
