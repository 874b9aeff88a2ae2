import { expect, it } from 'vitest';
import { reuseEqualParts } from './reuse-equal-parts';

it('returns the same object for equal values', () => {
  const before = { id: 1, from: { city: 'Wuhan' }, tags: ['a', 'b'], state: 'open' };
  const now = reuseEqualParts(before, { id: 1, from: { city: 'Wuhan' }, tags: ['a', 'b'], state: 'done' });
  expect(now).toEqual({ ...before, state: 'done' });
  expect([now.from, now.tags]).toEqual([before.from, before.tags]);
  expect(now.from).toBe(before.from);
  expect(now.tags).toBe(before.tags);
  expect(reuseEqualParts(before, structuredClone(before))).toBe(before);
});
