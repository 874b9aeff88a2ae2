import { expect, test } from 'vitest';
import { createExpiringMap } from './expiring-map';

test('an entry ends after its life', () => {
  let time = 0;
  const map = createExpiringMap<string>({ life: 100, now: () => time });
  map.set('a', 'here');
  time = 99;
  expect(map.get('a')).toBe('here');
  time = 100;
  expect(map.get('a')).toBeUndefined();
});

test('the oldest entries go when there are more than the limit', () => {
  const map = createExpiringMap<number>({ life: 100, limit: 3, now: () => 0 });
  for (let index = 0; index < 1000; index += 1) map.set(String(index), index);
  expect([996, 997, 998, 999].map((index) => map.get(String(index)))).toEqual([undefined, 997, 998, 999]);
});
