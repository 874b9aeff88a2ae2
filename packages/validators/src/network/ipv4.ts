import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is an IPv4 address in dotted decimal: four numbers from 0 to 255 without zeros in front. @public */
export function isIpv4(value: unknown): boolean {
  // The lowest eight bits of a part read the same as the part only if it is a byte.
  return (
    typeof value === 'string' && [0, 1, 2, 3].map((at) => Number(value.split('.', 4)[at]) & 255).join('.') === value
  );
}

/** Accepts what `isIpv4` does. @public */
export function ipv4(): Schema<string> {
  return format(messages, isIpv4);
}

export const messages = { code: 'ipv4', zh: '请输入正确的 IPv4 地址', en: 'Enter a correct IPv4 address' } as const;

export const examples = (): Examples => [{ good: ['127.0.0.1'], bad: ['127.0.0.01', '127.1', '::1'] }];
