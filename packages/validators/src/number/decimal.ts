import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is a decimal number in plain notation: optional sign, digits, optional fraction after a point (`-.25`, `007`, `1.0`). @public */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && /^[+-]?(?:\d+|\d*\.\d+)$/.test(value);
}

/** Accepts what `isDecimal` does. @public */
export function decimal(): Schema<string> {
  return format(messages, isDecimal);
}

export const messages = { code: 'decimal', zh: '请输入正确的十进制数', en: 'Enter a decimal number' } as const;

export const examples = (): Examples => [{ good: ['-.25', '007', '1.0'], bad: ['1e3', '1.', ''] }];
