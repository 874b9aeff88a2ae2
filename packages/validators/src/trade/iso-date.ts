import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is a calendar date of ISO 8601 in its extended form (`2026-02-28`), from year 0 to 9999, that exists. @public */
export function isIsoDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  // A day that a month does not have is carried into the next one, or is no date at all.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Accepts what `isIsoDate` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const isoDate = (): Schema<string> =>
  format('isoDate', isIsoDate, matching('date', /^\d{4}-\d\d-\d\d$/, PARTIAL));

export const examples = (): Examples => [
  { good: ['2026-02-28', '2024-02-29'], bad: ['2026-02-29', '2026-2-28', '20260228', '2026-13-01'] },
];
