import { expect, test } from 'vitest';
import { spreadOf } from './spread.mjs';

test('an odd number of values has the middle one as its median', () => {
  expect(spreadOf([9, 3, 10])).toEqual({ median: 9, min: 3, max: 10 });
});

test('an even number has the mean of the two in the middle', () => {
  expect(spreadOf([4, 1, 100, 2])).toEqual({ median: 3, min: 1, max: 100 });
});

test('no value has no spread', () => {
  expect(spreadOf([])).toBeUndefined();
});
