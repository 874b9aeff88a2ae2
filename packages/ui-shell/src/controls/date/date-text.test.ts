import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromIsoDay, readDate, readTime, timesOfDay, todayIn, toIsoDay } from './date-text';

test.each([
  ['2026-2-6', '2026-02-06'],
  ['2026/02/06', '2026-02-06'],
  ['２０２６.２.６', '2026-02-06'],
  ['20260206', '2026-02-06'],
  ['2026年2月6日', '2026-02-06'],
  [' 2024-02-29 ', '2024-02-29'],
])('reads %s as the day %s [dates-times-as-people-type]', (typed, iso) => {
  expect(readDate(typed)).toBe(iso);
});

test.each(['2026-02-30', '2026-13-01', '2-6', '明天', '', '2026-02'])('%j is no day and stays as it is', (typed) => {
  expect(readDate(typed)).toBe(typed);
});

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['９：３０', '09:30'],
  ['9点30分', '09:30'],
  ['9点', '09:00'],
  ['9:30 pm', '21:30'],
  ['12:05 am', '00:05'],
  ['12 PM', '12:00'],
  ['23:59', '23:59'],
])('reads %s as the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['24:00', '9:60', '13 pm', '0 am', '早上', ''])('%j is no time and stays as it is', (typed) => {
  expect(readTime(typed)).toBe(typed);
});

test.each([
  ['Asia/Shanghai', '2026-02-07'],
  ['America/Los_Angeles', '2026-02-06'],
  ['UTC', '2026-02-06'],
])('today in %s is %s, wherever the browser stands [today-calendars-is-business]', (zone, day) => {
  expect(toIsoDay(todayIn(zone, new Date('2026-02-06T16:30:00Z')))).toBe(day);
});

test('every day from the year 1 to 9999 comes back as it was written', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(-62_000_000_000_000), max: new Date(253_000_000_000_000), noInvalidDate: true }),
      (date) => {
        const iso = toIsoDay(date);
        const read = fromIsoDay(iso);
        expect(read && toIsoDay(read)).toBe(iso);
        expect(readDate(iso)).toBe(iso);
      },
    ),
  );
});

test('the times of a day begin at midnight and stay within it', () => {
  expect(timesOfDay(30)).toHaveLength(48);
  expect(timesOfDay(50).at(-1)).toBe('23:20');
  for (const time of timesOfDay(7)) expect(readTime(time)).toBe(time);
});

const locales = [
  'zh',
  'en',
  'en-US',
  'en-GB',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'pl',
  'ru',
  'sv',
  'fi',
  'da',
  'nb',
  'nl',
  'cs',
  'hu',
  'tr',
  'ar',
  'ar-EG',
  'ar-SA',
  'fa',
  'he',
  'hi',
  'hi-u-nu-deva',
  'bn',
  'mr',
  'th',
  'vi',
  'id',
  'ja',
  'ko',
  'bg',
  'lv',
  'lt',
  'hr',
  'uk',
  'el',
];

test('what any language writes is read as that day or refused, never as another day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2199-12-31T12:00:00Z'), noInvalidDate: true }),
      (language, date) => {
        const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
        const text = new Intl.DateTimeFormat(language, parts).format(date);
        const iso = date.toISOString().slice(0, 10);
        const read = readDate(text, language);
        expect([iso, text.trim()], `${text} in ${language}`).toContain(read);
        const isOurs = new Intl.DateTimeFormat(language).resolvedOptions().calendar === 'gregory';
        if (isOurs && language !== 'en') expect(read, `${text} in ${language}`).toBe(iso);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['28.02.1990', 'de', '1990-02-28'],
  ['28/2/1990', 'fr', '1990-02-28'],
  ['2/28/1990', 'en-US', '1990-02-28'],
  ['28/2/1990', 'en', '1990-02-28'],
  ['٢٨/٢/١٩٩٠', 'ar-EG', '1990-02-28'],
  ['२८/२/१९९०', 'hi', '1990-02-28'],
  ['2026. 2. 28.', 'ko', '2026-02-28'],
])('reads %s in %s as the day %s', (typed, language, iso) => {
  expect(readDate(typed, language)).toBe(iso);
});

test.each([
  ['3/4/1990', 'en'],
  ['28.02.1990', 'zh'],
  ['28.02.90', 'de'],
  ['28/2/2569', 'th'],
  ['1404/12/09', 'fa'],
])('%s in %s may be another day and stays as it is', (typed, language) => {
  expect(readDate(typed, language)).toBe(typed);
});
