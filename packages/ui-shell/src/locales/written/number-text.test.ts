import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fortyLocales } from './forty-locales.test-data';
import { numberSigns } from './number-signs';
import { readDecimal, showDecimal } from './number-text';

test.each([
  ['1234.5', 2, 123450],
  ['¥1,234.50', 2, 123450],
  ['１２３．４', 1, 1234],
  [' 7 ', 0, 7],
  ['\u31641\ufe0f2\u2800', 0, 12],
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
  expect(readDecimal('\u3164', 2)).toBeNull();
});

test('a formatted number parses to the same value, with any number of decimals [money-is-whole-cents]', () => {
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

test('what any language writes is read as the same there, and by no other language as another number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fortyLocales),
      fc.constantFrom(...fortyLocales),
      fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
      (written, read, units) => {
        const text = new Intl.NumberFormat(written, { minimumFractionDigits: 2 }).format(units / 100);
        expect(readDecimal(text, 2, numberSigns(written)), `${text} in ${written}`).toBe(units);
        expect([units, Number.NaN], `${text} of ${written} in ${read}`).toContainEqual(
          readDecimal(text, 2, numberSigns(read)),
        );
        expect(readDecimal(showDecimal(units, 2, 'needed', numberSigns(written)), 2, numberSigns(written))).toBe(units);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['12,50', 'de', 1250],
  ['1.234,5', 'de', 123450],
  ['1.234', 'de', 123400],
  ['12,5', 'fr', 1250],
  ['1 234,5', 'fr', 123450],
  ['١٢٫٥', 'ar-EG', 1250],
  ['१२.५', 'hi', 1250],
  ['१२.५', 'en', 1250],
  ['1’234.5', 'de-CH', 123450],
  ['-5 €', 'de', -500],
])('reads %s in %s as %d hundredths', (typed, language, units) => {
  expect(readDecimal(typed, 2, numberSigns(language))).toBe(units);
});

test.each([
  ['12,50', 'en'],
  ['12,50', 'zh'],
  ['12.50', 'de'],
  ['1,234.50', 'de'],
  ['1.234,50', 'en'],
  ['1 2', 'en'],
  ['1,,234', 'en'],
  ['1,234 567', 'en'],
])('%s in %s is refused, never misread', (typed, language) => {
  expect(readDecimal(typed, 2, numberSigns(language))).toBeNaN();
});
