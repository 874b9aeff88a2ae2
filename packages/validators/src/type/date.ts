import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Accepts valid `Date` objects, of any realm. @public */
/* @__NO_SIDE_EFFECTS__ */
export const date = (): Schema<Date> => format<Date>('date', isDate);

function isDate(value: unknown): boolean {
  try {
    return !Number.isNaN(Date.prototype.getTime.call(value));
  } catch {
    return false;
  }
}

export const examples = (): Examples => [{ good: [new Date(0)], bad: [new Date(Number.NaN), '2026-01-01', 0] }];
