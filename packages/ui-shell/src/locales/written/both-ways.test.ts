import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundsOf, seed } from '../../../../../scripts/lib/testing/rounds-of';
import { type DayLength, dayFormats } from './day-formats';
import { readDay, showDay } from './day-text';
import { fortyLocales } from './forty-locales.test-data';
import { moneyManner, readMoney, showMoney } from './money-text';
import { numberSigns } from './number-signs';
import { readDecimal, showDecimal } from './number-text';
import { isOfNoCountry } from './per-language';
import { readTime, showTime } from './time-text';

/** Before a release, four kinds of 250 values make a thousand a locale; `WAYBILL_SEED=1` repeats them. */
const languages = roundsOf(50, 250, 1000).flatMap(([numRuns, mark]) =>
  fortyLocales.map((language) => [numRuns, language, mark] as const),
);

const currencies = ['CNY', 'EUR', 'JPY', 'KWD', 'USD', 'CHF', 'INR', 'GBP'];
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nearDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const units = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });

/** Avoids `expect`, which is slower than the tested code. */
function isRead(read: unknown, expected: unknown, text: string) {
  if (!Object.is(read, expected)) throw new Error(`"${text}" is read as ${read} instead of ${expected}`);
}

describe.each(languages)(`%i values that are shown in %s can be typed again (seed ${seed})%s`, (numRuns, language) => {
  test('numbers, by us and by Intl', () => {
    const signs = numberSigns(language);
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 4 }), (number, decimals) => {
        const shown = showDecimal(number, decimals, 'needed', signs);
        isRead(readDecimal(shown, decimals, signs), number, shown);
        const byIntl = format.format(number / 100);
        isRead(readDecimal(byIntl, 2, signs), number, byIntl);
      }),
      { numRuns, seed },
    );
  });

  test('money, by us and by Intl, with its sign, its code and its name', () => {
    const displays = ['narrowSymbol', 'symbol', 'code', 'name'] as const;
    const formats = currencies.flatMap((currency) =>
      displays.map((display) => ({
        currency,
        display,
        decimals: moneyManner(currency, language).decimals,
        format: new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: display }),
      })),
    );
    fc.assert(
      fc.property(units, fc.constantFrom(...formats), (amount, { currency, display, decimals, format }) => {
        const shown = showMoney(amount, currency, language);
        isRead(readMoney(shown, currency, language), amount, shown);
        const byIntl = format.format(amount / 10 ** decimals);
        isRead(readMoney(byIntl, currency, language), amount, byIntl);
        if (display === 'narrowSymbol') expect(shown).toBe(byIntl);
      }),
      { numRuns, seed },
    );
  });

  test('days, in numbers and with names, in ISO 8601, and with two digits for the year', () => {
    const lengths: DayLength[] = ['short', 'medium', 'long', 'full'];
    fc.assert(
      fc.property(day, fc.constantFrom(...lengths), (iso, length) => {
        const shown = showDay(iso, language, length);
        isRead(readDay(shown, language), iso, shown);
        isRead(readDay(iso, language), iso, iso);
        const year = dayFormats(language)
          .toParts(new Date(iso), length)
          .find(({ type }) => type === 'year');
        isRead(year?.value.length, 4, shown);
      }),
      { numRuns, seed },
    );
    fc.assert(
      fc.property(nearDay, (iso) => {
        const parts = dayFormats(language).toParts(new Date(iso), 'short');
        const short = parts.map(({ type, value }) => (type === 'year' ? value.slice(-2) : value)).join('');
        // English without a country writes the year first, which is ambiguous with two digits.
        if (!isOfNoCountry(language)) isRead(readDay(short, language), iso, short);
      }),
      { numRuns, seed },
    );
  });

  test('times, by us and by Intl', () => {
    const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
        const shown = showTime(time, language);
        isRead(readTime(shown, language), time, shown);
        const byIntl = format.format(new Date(`2026-01-01T${time}Z`));
        isRead(readTime(byIntl, language), time, byIntl);
        isRead(readTime(time, language), time, time);
      }),
      { numRuns, seed },
    );
  });
});
