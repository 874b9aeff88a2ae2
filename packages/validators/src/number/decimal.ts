import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';

const FORM = /^[+-]?(?:\d+|\d*\.\d+)$/;

/** Whether a string is a decimal number in plain notation: optional sign, digits, optional fraction after a point (`-.25`, `007`, `1.0`). @public */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isDecimal` does. @public */
export const decimal = /* @__PURE__ */ formatRule(() => [messages, isDecimal, matching('decimal', FORM)]);

export const messages = { code: 'decimal', zh: '请输入正确的十进制数', en: 'Enter a decimal number' } as const;

export const examples = (): Examples => [{ good: ['-.25', '007', '1.0'], bad: ['1e3', '1.', ''] }];
