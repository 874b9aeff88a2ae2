import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { businessZone } from './business-time';

type Format = ReturnType<typeof toFormat>;

/** Numbers, yuan and times of the platform in the language on screen. */
export function useFormat(): Format {
  return formatOf(useLingui().i18n);
}

/** A browser takes a tenth of a millisecond for each of these formats, and each cell of a list asks for them: they are made once a language. */
const made = new WeakMap<I18n, Map<string, Format>>();

/** The formats of the present language of an i18n instance, the same ones each time. */
export function formatOf(i18n: I18n): Format {
  const formats = made.get(i18n) ?? new Map<string, Format>();
  const format = formats.get(i18n.locale) ?? toFormat(i18n.locale);
  made.set(i18n, formats.set(i18n.locale, format));
  return format;
}

function toFormat(locale: string) {
  const number = lazily(() => new Intl.NumberFormat(locale));
  const money = lazily(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }),
  );
  const percent = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
  const day = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: businessZone }));
  const short = lazily(() => new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' }));
  const time = lazily(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: businessZone }),
  );
  const thisYear = lazily(
    () => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: businessZone }),
  );
  const year = lazily(() => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: businessZone }));
  const clock = lazily(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: businessZone }));
  const fullDay = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }));
  return {
    number: (value: number) => number().format(value),
    /** Yuan with two decimals. */
    money: (yuan: number) => money().format(yuan),
    /** A share of 1. */
    percent: (share: number) => percent().format(share),
    /** The day of a moment, in the business's time zone. */
    day: (iso: string) => day().format(new Date(iso)),
    /** The day of a moment, in the business's time zone; its year only where that is not the present one. */
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
    /** A moment, in the business's time zone. */
    time: (iso: string) => time().format(new Date(iso)),
    /** The hour and minute of a moment, in the business's time zone. */
    clock: (iso: string) => clock().format(new Date(iso)),
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
