import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinDayAndTime, splitDayAndTime } from './day-and-time';

it.each([
  ['', { day: '', time: '' }],
  ['2026-02-28T14:30', { day: '2026-02-28', time: '14:30' }],
  ['2026-02-28', { day: '2026-02-28', time: '' }],
  ['T14:30', { day: '', time: '14:30' }],
  ['2026-02-28T14:30:00Z', { day: '2026-02-28', time: '14:30:00Z' }],
  ['2026-02-28TAT', { day: '2026-02-28', time: 'AT' }],
])('%j stands in its halves', (value, halves) => {
  expect(splitDayAndTime(value)).toEqual(halves);
});

it('input of one half never moves into the other while that is a day or a time of ISO 8601 [date-and-time-field]', () => {
  const typed = fc.string().filter((text) => !/^\d{4}-\d\d-\d\dT/.test(text));
  fc.assert(
    fc.property(typed, (text) => {
      const beside = { day: '2026-02-28', time: text };
      expect(splitDayAndTime(joinDayAndTime(beside))).toEqual(beside);
      const before = { day: text, time: '14:30' };
      expect(splitDayAndTime(joinDayAndTime(before))).toEqual(before);
    }),
  );
});
