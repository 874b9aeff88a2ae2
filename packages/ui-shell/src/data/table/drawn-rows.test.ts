import { expect, it } from 'vitest';
import { covers, isWorn, spanAround, spanAtOnce } from './drawn-rows';

it('draws eight rows ahead on both sides, within the rows that there are', () => {
  expect(spanAround({ from: 100, to: 110 }, 1000)).toEqual({ from: 92, to: 118 });
  expect(spanAround({ from: 3, to: 12 }, 15)).toEqual({ from: 0, to: 15 });
});

it('renders only the visible rows at once after a jump, and keeps the rendered rows around them', () => {
  const drawn = { from: 0, to: 18 };
  expect(spanAtOnce(drawn, { from: 500, to: 510 }, 1000)).toEqual({ from: 500, to: 510 });
  expect(spanAtOnce(drawn, { from: 12, to: 22 }, 1000)).toEqual({ from: 4, to: 22 });
  expect(spanAtOnce({ from: 30, to: 50 }, { from: 24, to: 34 }, 1000)).toEqual({ from: 24, to: 42 });
  expect(covers(drawn, { from: 8, to: 18 })).toBe(true);
  expect(covers(drawn, { from: 9, to: 19 })).toBe(false);
});

it('draws further ahead when half of it is used up, or when far more is drawn than is of use', () => {
  const drawn = { from: 92, to: 118 };
  expect(isWorn(drawn, { from: 104, to: 114 }, 1000)).toBe(false);
  expect(isWorn(drawn, { from: 105, to: 115 }, 1000)).toBe(true);
  expect(isWorn(drawn, { from: 95, to: 105 }, 1000)).toBe(true);
  expect(isWorn({ from: 0, to: 300 }, { from: 100, to: 110 }, 1000)).toBe(true);
  expect(isWorn({ from: 0, to: 18 }, { from: 0, to: 10 }, 18)).toBe(false);
});
