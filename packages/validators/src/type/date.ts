import { formatRule } from '../form/format-rule';
import type { Examples } from '../form/schema';

/** Accepts valid `Date` objects, of any realm. @public */
export const date = /* @__PURE__ */ formatRule<Date>(() => [messages, isDate]);

function isDate(value: unknown): boolean {
  try {
    return !Number.isNaN(Date.prototype.getTime.call(value));
  } catch {
    return false;
  }
}

export const messages = { code: 'date', zh: '请输入有效的日期', en: 'Must be a valid date' } as const;

export const examples = (): Examples => [{ good: [new Date(0)], bad: [new Date(Number.NaN), '2026-01-01', 0] }];
