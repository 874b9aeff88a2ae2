import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

export const IPV4 = /^(?:25[0-5]|(?:2[0-4]|1\d|[1-9]?)\d)(?:\.(?:25[0-5]|(?:2[0-4]|1\d|[1-9]?)\d)){3}$/;

/** Whether a string is an IPv4 address in dotted decimal: four numbers from 0 to 255 without zeros in front. @public */
export function isIpv4(value: unknown): boolean {
  return typeof value === 'string' && IPV4.test(value);
}

/** Accepts what `isIpv4` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const ipv4 = (): Schema<string> => format('ipv4', isIpv4, matching('ipv4', IPV4));

export const examples = (): Examples => [{ good: ['127.0.0.1'], bad: ['127.0.0.01', '127.1', '::1'] }];
