import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';

/** Accepts valid `Date` objects, of any realm. @public */
export const date = /* @__PURE__ */ withCheck((): Schema<Date> => format(messages, isDate));

function isDate(value: unknown): boolean {
  try {
    return !Number.isNaN(Date.prototype.getTime.call(value));
  } catch {
    return false;
  }
}

export const messages = { code: 'date', zh: '请输入有效的日期', en: 'Must be a valid date' } as const;

export const examples = (): Examples => [{ good: [new Date(0)], bad: [new Date(Number.NaN), '2026-01-01', 0] }];
