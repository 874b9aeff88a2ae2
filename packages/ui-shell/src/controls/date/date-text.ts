import { toLatinDigits } from '../../lib/latin-digits';
import { type DateManner, dateManner } from './date-manner';

const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** The day of the calendar as ISO 8601 writes it, `2026-02-28`; the zone is that of the browser on both ways, so that no day is lost. */
export const toIsoDay = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;

/** The begin of a day that ISO 8601 writes, or nothing where there is no such day. */
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

/**
 * Reads a date as people type or paste it: the year first in any language (2026-2-6, 2026/02/06, 20260206, 2026年2月6日), else in the order of the
 * language (28.02.1990 in German), in digits of any script. What is no such date, or may mean another day, stays as it was typed.
 */
export function readDate(typed: string, language = 'zh'): string {
  const plain = toLatinDigits(typed).trim();
  const { order, isGregorian } = dateManner(language);
  const [, ...found] = /^(\d+)[-/.年년\s]+(\d+)[-/.月월\s]+(\d+)(?:\s*[日일.])?(?:\s*г\.)?$/.exec(plain) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ?? [''];
  const numbers = found.map((number) => number ?? '');
  const named = namedParts(numbers, order);
  if (!named) return typed.trim();
  const { year, month, day } = named;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Where another calendar is the usual one, a year of that calendar must not be taken for one of ours.
  const isMeant = isGregorian || (Number(year) >= 1900 && Number(year) < 2200);
  return isMeant && fromIsoDay(iso) ? iso : typed.trim();
}

interface DayParts {
  year: string;
  month: string;
  day: string;
}

function namedParts([a = '', b = '', c = '']: readonly string[], order: DateManner['order']): DayParts | undefined {
  const isPart = (number: string) => /^\d{1,2}$/.test(number);
  if (/^\d{4}$/.test(a) && isPart(b) && isPart(c)) return { year: a, month: b, day: c };
  if (!/^\d{4}$/.test(c) || !isPart(a) || !isPart(b)) return undefined;
  if (order === 'day') return { year: c, month: b, day: a };
  if (order === 'month') return { year: c, month: a, day: b };
  // Whether the day or the month stands first is clear only where one of them can be no month.
  if (order === 'either' && (a === b || Number(a) > 12 || Number(b) > 12))
    return Number(a) > 12 ? { year: c, month: b, day: a } : { year: c, month: a, day: b };
  return undefined;
}

/** Reads a time as people type or paste it: 9:30, 0930, 9点30分, 9:30 pm. What is no such time stays as it was typed. */
export function readTime(typed: string): string {
  const plain = toLatinDigits(typed).toLowerCase().replace(/\s/g, '');
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})[:.点时](\d{1,2})?分?(am|pm)?$/.exec(plain) ??
    /^(\d{1,2})(\d\d)(am|pm)?$/.exec(plain) ??
    /^(\d{1,2})()(am|pm)$/.exec(plain) ??
    [];
  if (hours === '') return typed.trim();
  if (half && (Number(hours) > 12 || Number(hours) === 0)) return typed.trim();
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  const minute = Number(minutes || 0);
  return hour < 24 && minute < 60 ? `${pad(hour, 2)}:${pad(minute, 2)}` : typed.trim();
}

/** Whether a value is a day as ISO 8601 writes it. */
export const isIsoDay = (value: string): boolean => fromIsoDay(value) !== undefined;

/** Whether a value is a time of day as ISO 8601 writes it. */
export const isIsoTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** The times of a day, one every so many minutes. */
export const timesOfDay = (every: number): string[] =>
  Array.from({ length: Math.ceil(1440 / every) }, (_, place) => place * every).map(
    (minutes) => `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`,
  );
