import { expect, it } from 'vitest';
import { niceMaximum } from './nice-maximum';

it.each([
  [0, 4],
  [3, 4],
  [7, 8],
  [8, 8],
  [9, 10],
  [11, 20],
  [37, 40],
  [41, 50],
  [620, 800],
])('the axis over %d ends at %d', (value, top) => expect(niceMaximum(value)).toBe(top));
