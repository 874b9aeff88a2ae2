import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/**
 * Whether a string is a code of an administrative division of China (GB/T 2260): six digits, the first two a province. Prefecture and
 * county are not looked up, since codes of dissolved ones stay in use. @public
 */
export function isRegionCode(value: unknown): boolean {
  return typeof value === 'string' && /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{4}$/.test(value);
}

/** Accepts what `isRegionCode` does. @public */
export function regionCode(): Schema<string> {
  return format(messages, isRegionCode);
}

export const messages = {
  code: 'regionCode',
  zh: '请输入正确的行政区划代码',
  en: 'Enter a correct region code',
} as const;

export const examples = (): Examples => [{ good: ['110105', '440300', '710000'], bad: ['990101', '11010'] }];
