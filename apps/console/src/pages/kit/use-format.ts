import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Numbers, yuan and times of the platform in the language on screen. */
export function useFormat() {
  const { i18n } = useLingui();
  return useMemo(() => toFormat(i18n.locale), [i18n.locale]);
}

function toFormat(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const short = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    number: (value: number) => number.format(value),
    /** Yuan with two decimals. */
    money: (yuan: number) => money.format(yuan),
    /** A share of 1. */
    percent: (share: number) => percent.format(share),
    day: (iso: string) => day.format(new Date(iso)),
    /** Month and day of a date without a time (`2025-02-06`). */
    shortDay: (iso: string) => short.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
  };
}
