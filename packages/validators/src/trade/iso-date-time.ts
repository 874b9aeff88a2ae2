import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isIsoDate } from './iso-date';

const FORM = /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a string is a date and time of RFC 3339 (ISO 8601): an existing date, `T`, a time with seconds and any number of decimals, `Z` or an offset. Leap seconds (`:60`) are refused, as `Date` refuses them. @public */
export function isIsoDateTime(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value) && isIsoDate(value.slice(0, 10));
}

/** Accepts what `isIsoDateTime` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const isoDateTime = (): Schema<string> =>
  format('isoDateTime', isIsoDateTime, matching('date-time', FORM, PARTIAL));

export const examples = (): Examples => [
  {
    good: ['2026-02-28T08:00:00+08:00', '2026-02-28T00:00:00.000Z'],
    bad: ['2026-02-28T08:00:00', '2026-02-29T08:00:00Z', '2026-02-28 08:00:00Z', '2026-02-28T24:00:00Z'],
  },
];
