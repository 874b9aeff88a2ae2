import { expect, it } from 'vitest';
import { greeting } from './greeting';
import { authMessages } from './messages';

it('greets by hour: before 8, 8 to 11, 12 to 13, 14 to 17, else [welcome-with-hours-greeting]', () => {
  const byHour = Array.from({ length: 24 }, (_, hour) => greeting(hour));
  expect(byHour.slice(0, 8)).toEqual(Array(8).fill('earlyMorning'));
  expect(byHour.slice(8, 12)).toEqual(Array(4).fill('morning'));
  expect(byHour.slice(12, 14)).toEqual(Array(2).fill('noon'));
  expect(byHour.slice(14, 18)).toEqual(Array(4).fill('afternoon'));
  expect(byHour.slice(18)).toEqual(Array(6).fill('evening'));
});

it('greets as people do: an early hour has words of its own in Chinese alone', () => {
  expect(authMessages.zh.greetings.earlyMorning).toBe('早上好');
  expect(authMessages.en.greetings.earlyMorning).toBe('Good morning');
});
