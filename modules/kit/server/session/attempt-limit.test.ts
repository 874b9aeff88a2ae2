import { expect, test } from 'vitest';
import { createAttemptLimit } from './attempt-limit';

test('the limited number of attempts passes, then the key is blocked until its time window ends', () => {
  let time = 0;
  const limit = createAttemptLimit({ limit: 2, window: 10_000, now: () => time });
  expect(limit.take('a')).toBe(0);
  time = 4000;
  expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 6, 0]);
  time = 10_000;
  expect(limit.take('a')).toBe(0);
});

test('a cleared key starts at zero', () => {
  const limit = createAttemptLimit({ limit: 1, window: 10_000, now: () => 0 });
  limit.take('a');
  limit.clear('a');
  expect(limit.take('a')).toBe(0);
});
