import { listText } from './list-text';
import { toGregorian } from './per-language';

/** @public */
export interface FormatOptions {
  /** The zone in which moments are told. Default: that of the browser. */
  timeZone?: string | undefined;
  /** Of amounts, by ISO 4217. Default `CNY`. */
  currency?: string;
}

/** How a language writes what a page shows; every year has four digits and is one of ISO 8601. @public */
export type Format = ReturnType<typeof createFormat>;

/** Numbers, money, days, times and lists in one language; each of them can be typed in a field of that language. @public */
export function createFormat(language: string, { timeZone, currency = 'CNY' }: FormatOptions = {}) {
  const locale = toGregorian(language);
  const number = lazily(() => new Intl.NumberFormat(locale));
  const money = lazily(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  );
  const percent = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
  const dateOf = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(locale, options));
  const day = dateOf({ dateStyle: 'medium', timeZone });
  const short = dateOf({ month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const time = dateOf({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  const thisYear = dateOf({ month: 'short', day: 'numeric', timeZone });
  const year = dateOf({ year: 'numeric', timeZone });
  const clock = dateOf({ timeStyle: 'short', timeZone });
  const fullDay = dateOf({ dateStyle: 'full', timeZone: 'UTC' });
  return {
    number: (value: number) => number().format(value),
    /** An amount of the currency, with its places and its sign. */
    money: (amount: number) => money().format(amount),
    /** A share of 1. */
    percent: (share: number) => percent().format(share),
    /** The day of a moment. */
    day: (iso: string) => day().format(new Date(iso)),
    /** The day of a moment; its year only where that is not the present one. */
    nearDay: (iso: string, now: Date = new Date()) => {
      const moment = new Date(iso);
      return (year().format(moment) === year().format(now) ? thisYear() : day()).format(moment);
    },
    /** Month and day of a date without a time (`2025-02-06`). */
    shortDay: (iso: string) => short().format(new Date(iso)),
    /** Month and day of two dates without a time, or of one where they are the same. */
    dayRange: (from: string, to: string) =>
      from === to ? short().format(new Date(from)) : short().formatRange(new Date(from), new Date(to)),
    /** A date without a time (`2025-02-06`), in full. */
    fullDay: (date: string) => fullDay().format(new Date(date)),
    /** A moment. */
    time: (iso: string) => time().format(new Date(iso)),
    /** The hour and minute of a moment. */
    clock: (iso: string) => clock().format(new Date(iso)),
    /** Several words or names in a row. */
    list: (items: readonly string[]) => listText(items, language),
  };
}

/** Made when it is first asked for: a page that starts uses few of them. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
