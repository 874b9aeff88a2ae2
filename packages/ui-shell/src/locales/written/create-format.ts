import { listText } from './list-text';
import { toGregorian } from './per-language';
import { readWrittenDate, type WrittenDate } from './written-date';

/** @public */
export interface FormatOptions {
  /** The zone in which moments are written. Default: the browser's zone. */
  timeZone?: string | undefined;
  /** The ISO 4217 code of amounts. Default `CNY`. */
  currency?: string;
}

/** The formats of a language; years follow ISO 8601, with four digits from 1000 on. @public */
export type Format = ReturnType<typeof createFormat>;

/** Formats numbers, money, days, times and lists in one language. The fields of that language accept all of these forms. @public */
export function createFormat(language: string, { timeZone, currency = 'CNY' }: FormatOptions = {}) {
  const locale = lazily(() => toGregorian(language));
  const number = lazily(() => new Intl.NumberFormat(locale()));
  const money = lazily(
    () => new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  );
  const percent = lazily(() => new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }));
  const dateOf = (options: Intl.DateTimeFormatOptions) => {
    const formatIn = (zone?: string) => lazily(() => new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone }));
    const [inZone, plain] = [formatIn(timeZone), formatIn('UTC')];
    return ({ isMoment }: WrittenDate) => (isMoment ? inZone : plain)();
  };
  const day = dateOf({ dateStyle: 'medium' });
  const short = dateOf({ month: 'numeric', day: 'numeric' });
  const thisYear = dateOf({ month: 'short', day: 'numeric' });
  const year = dateOf({ year: 'numeric' });
  const yearOf = (date: WrittenDate) => year(date).format(date.at);
  const write =
    (format: typeof day, withoutTime = format) =>
    (iso: string): string => {
      const date = readWrittenDate(iso);
      return date ? (date.hasTime ? format : withoutTime)(date).format(date.at) : iso;
    };
  const shortDay = write(short);
  return {
    number: (value: number) => number().format(value),
    /** An amount of the currency, with its places and its sign. */
    money: (amount: number) => money().format(amount),
    /** A share of 1. */
    percent: (share: number) => percent().format(share),
    /** The day of a moment in the zone, or a date without a time (`2025-02-06`) as it is. Every text that is neither stays as it is. */
    day: write(day),
    /** The same, with the year unless it is the current year. */
    nearDay: (iso: string, now: Date = new Date()) => {
      const thisOne = yearOf({ at: now, isMoment: true, hasTime: true });
      return write((date) => (yearOf(date) === thisOne ? thisYear : day)(date))(iso);
    },
    /** Month and day. */
    shortDay,
    /** Month and day of two dates, or of one if they are the same. */
    dayRange: (from: string, to: string) => {
      const [start, end] = [readWrittenDate(from), readWrittenDate(to)];
      if (start && end && from !== to) return short(start).formatRange(start.at, end.at);
      return [...new Set([from, to])].map(shortDay).join(' – ');
    },
    /** A day with its weekday. */
    fullDay: write(dateOf({ dateStyle: 'full' })),
    /** Day, hour and minute of a moment; a date without a time has a day only. */
    time: write(dateOf({ dateStyle: 'medium', timeStyle: 'short' }), day),
    /** The hour and minute of a moment. */
    clock: write(dateOf({ timeStyle: 'short' }), day),
    /** Several words or names in a row. */
    list: (items: readonly string[]) => listText(items, language),
  };
}

/** Creates a formatter on first use: a page needs few of them at start. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
