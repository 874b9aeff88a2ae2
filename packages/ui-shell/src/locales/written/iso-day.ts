import { isIsoDay } from './written-date';

export const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** The day of the calendar as ISO 8601 writes it, `2026-02-28`; both conversions use the browser's time zone, so that the day never shifts. */
export const toIsoDay = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;

/** Returns the start of an ISO 8601 day in the browser's zone; undefined for an invalid day, or one that the zone skipped. */
export function fromIsoDay(iso: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  if (!year) return undefined;
  const date = new Date(0);
  date.setHours(0, 0, 0, 0);
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return toIsoDay(date) === iso ? date : undefined;
}

/** The day that it is in a time zone, as the begin of that day in the browser's; without a zone the browser's own day. */
export function todayIn(zone?: string, now = new Date()): Date {
  const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(now);
  return fromIsoDay(iso) ?? now;
}

/** The latest year that a year of two digits can stand for. */
const lastOfTwoDigits = 2049;

/** Converts a year of two digits to one of 1950 to 2049; other years stay. */
export const toYear = (digits: string): number =>
  digits.length === 2 ? lastOfTwoDigits - ((lastOfTwoDigits - Number(digits)) % 100) : Number(digits);

/** Returns the ISO 8601 day of three numbers, if it exists. */
export function toIso(year: number, month: string | number, day: string | number): string | undefined {
  const iso = [pad(year, 4), pad(Number(month), 2), pad(Number(day), 2)].join('-');
  return isIsoDay(iso) ? iso : undefined;
}
