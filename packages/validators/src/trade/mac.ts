import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is a MAC address (IEEE 802, EUI-48): six pairs of hexadecimal digits with `:` or `-` between all, or three groups with dots. @public */
export function isMac(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^[\da-f]{2}(?:([:-])[\da-f]{2}(?:\1[\da-f]{2}){4}|[\da-f]{2}(?:\.[\da-f]{4}){2})$/i.test(value)
  );
}

/** Accepts what `isMac` does. @public */
export function mac(): Schema<string> {
  return format(messages, isMac);
}

export const messages = { code: 'mac', zh: '请输入正确的 MAC 地址', en: 'Enter a correct MAC address' } as const;

export const examples = (): Examples => [
  {
    good: ['01:23:45:67:89:ab', '01-23-45-67-89-AB', '0123.4567.89ab'],
    bad: ['01:23:45:67:89', '01:23-45:67:89:ab', '0123456789ab'],
  },
];
