import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal, showDecimal } from './decimal-text';

test.each([
  ['1234.5', 2, 123450],
  ['¥1,234.50', 2, 123450],
  ['１２３．４', 1, 1234],
  [' 7 ', 0, 7],
  ['-0.05', 2, -5],
  ['.5', 1, 5],
  ['5.', 2, 500],
  ['0.1', 2, 10],
  ['1.100', 1, 11],
])('reads %s with %d decimals as %d', (typed, decimals, units) => {
  expect(readDecimal(typed, decimals)).toBe(units);
});

test.each(['12a', '1.2.3', '--1', '.', '-', '0x10', '1e5', '12.345', '99999999999999999'])(
  '%s is no amount',
  (typed) => {
    expect(readDecimal(typed, 2)).toBeNaN();
  },
);

test('nothing is null', () => {
  expect(readDecimal('  ', 2)).toBeNull();
});

test('what is shown is read as the same, whatever the number and its decimals', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
      if (Math.abs(units) >= 10 ** 15) return;
      expect(readDecimal(showDecimal(units, decimals), decimals)).toBe(units);
      expect(readDecimal(showDecimal(units, decimals, 'all'), decimals)).toBe(units);
    }),
  );
});

test('money has all its places, a number those that it needs', () => {
  expect(showDecimal(123450, 2, 'all')).toBe('1,234.50');
  expect(showDecimal(123450, 2)).toBe('1,234.5');
  expect(showDecimal(-5, 2, 'all')).toBe('-0.05');
  expect(showDecimal(null, 2)).toBe('');
  expect(showDecimal(Number.NaN, 2)).toBe('');
});
