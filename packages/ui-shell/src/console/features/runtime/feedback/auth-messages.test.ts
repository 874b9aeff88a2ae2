import { expect, it } from 'vitest';
import { authGreetings, greetingNow } from './auth-messages';

it.each([
  ['2025-02-06T23:30:00Z', 'Asia/Shanghai', 'earlyMorning'],
  ['2025-02-06T16:00:00Z', 'Asia/Shanghai', 'earlyMorning'],
  ['2025-02-06T00:00:00Z', 'Asia/Shanghai', 'morning'],
  ['2025-02-06T04:00:00Z', 'Asia/Shanghai', 'noon'],
  ['2025-02-06T06:00:00Z', 'Asia/Shanghai', 'afternoon'],
  ['2025-02-06T10:00:00Z', 'Asia/Shanghai', 'evening'],
  ['2025-02-06T10:00:00Z', 'America/New_York', 'earlyMorning'],
] as const)('%s is greeted in %s as %s', (now, zone, name) => {
  expect(greetingNow(zone, new Date(now))).toBe(authGreetings[name]);
});
