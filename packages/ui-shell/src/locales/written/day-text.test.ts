import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayForm, readDay, showDay } from './day-text';
import { fromIsoDay, todayIn, toIsoDay } from './iso-day';
import { readTime, showTime, timesOfDay } from './time-text';

test.each([
  ['2026-2-6', '2026-02-06'],
  ['2026/02/06', '2026-02-06'],
  ['２０２６.２.６', '2026-02-06'],
  ['20260206', '2026-02-06'],
  ['2026年2月6日', '2026-02-06'],
  [' 2024-02-29 ', '2024-02-29'],
])('reads %s as the day %s [dates-times-as-people-type]', (typed, iso) => {
  expect(readDay(typed)).toBe(iso);
});

test.each(['2026-02-30', '2026-13-01', '2-6', '明天', '', '2026-02'])('%j is no day and stays as it is', (typed) => {
  expect(readDay(typed)).toBe(typed);
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
])('today in %s is %s, wherever the browser stands [calendars-use-business-day]', (zone, day) => {
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
        expect(readDay(iso)).toBe(iso);
      },
    ),
  );
});

test('the times of a day begin at midnight and stay within it', () => {
  expect(timesOfDay(30)).toHaveLength(48);
  expect(timesOfDay(50).at(-1)).toBe('23:20');
  for (const time of timesOfDay(7)) expect(readTime(time)).toBe(time);
});

test.each([
  ['28.02.1990', 'de', '1990-02-28'],
  ['28/2/1990', 'fr', '1990-02-28'],
  ['2/28/1990', 'en-US', '1990-02-28'],
  ['28/2/1990', 'en', '1990-02-28'],
  ['٢٨/٢/١٩٩٠', 'ar-EG', '1990-02-28'],
  ['२८/२/१९९०', 'hi', '1990-02-28'],
  ['2026. 2. 28.', 'ko', '2026-02-28'],
  ['28.02.90', 'de', '1990-02-28'],
  ['28.2.49', 'de', '2049-02-28'],
  ['28.2.50', 'de', '1950-02-28'],
  ['280290', 'de', '1990-02-28'],
  ['900228', 'zh', '1990-02-28'],
  ['26-2-6', 'zh', '2026-02-06'],
  ['2/28/90', 'en-US', '1990-02-28'],
  ['6 Feb 2026', 'en', '2026-02-06'],
  ['Friday, February 6, 2026', 'en', '2026-02-06'],
  ['6 fevrier 2026', 'fr', '2026-02-06'],
  ['6. Februar 26', 'de', '2026-02-06'],
  ['6 فبراير 2026', 'ar', '2026-02-06'],
])('reads %s in %s as the day %s', (typed, language, iso) => {
  expect(readDay(typed, language)).toBe(iso);
});

test.each([
  ['3/4/1990', 'en'],
  ['28.02.1990', 'zh'],
  ['3/4/90', 'en'],
  ['31.04.90', 'de'],
  ['6 Foo 2026', 'en'],
  ['Monday, February 6, 2026', 'en'],
  ['28/2/2569', 'th'],
  ['1404/12/09', 'fa'],
])('%s in %s may be another day and stays as it is', (typed, language) => {
  expect(readDay(typed, language)).toBe(typed);
});

test.each([
  ['de', '28.02.1990', 'TT.MM.JJJJ'],
  ['en-US', '02/28/1990', 'MM/TT/JJJJ'],
  ['ja', '1990/02/28', 'JJJJ/MM/TT'],
  ['zh', '1990-02-28', 'JJJJ-MM-TT'],
  ['en', '1990-02-28', 'JJJJ-MM-TT'],
])('in %s a day is %s, of the form %s', (language, shown, form) => {
  expect(showDay('1990-02-28', language)).toBe(shown);
  expect(dayForm(language, { year: 'JJJJ', month: 'MM', day: 'TT' })).toBe(form);
  expect(showDay('1990-02-30', language)).toBe('1990-02-30');
});

test.each([
  ['zh', '下午9:30', '21:30'],
  ['zh', '晚上9点', '21:00'],
  ['en-US', '9:30 PM', '21:30'],
  ['en-US', '12:05 a.m.', '00:05'],
  ['de', '9.30 Uhr', '09:30'],
  ['fr-CA', '21 h 30', '21:30'],
  ['ko', '오후 9:30', '21:30'],
  ['ar-EG', '٩:٣٠ م', '21:30'],
])('in %s %s is %s', (language, typed, time) => {
  expect(readTime(typed, language)).toBe(time);
  expect(readTime(showTime(time, language), language)).toBe(time);
});
