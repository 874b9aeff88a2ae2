import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRowHeights } from './row-heights';

it('is all rows as high as usual until one is measured', () => {
  const heights = createRowHeights(100_000, 48);
  expect([heights.total, heights.offsetOf(1000), heights.indexAt(48_000), heights.indexAt(47_999)]).toEqual([
    4_800_000, 48_000, 1000, 999,
  ]);
  expect(heights.alike).toBe(true);
  expect(heights.set(3, 48)).toBe(false);
  expect(heights.alike).toBe(true);
});

it('moves what stands below a row that is higher, and takes a later measure over', () => {
  const heights = createRowHeights(10, 40);
  expect(heights.set(2, 65)).toBe(true);
  expect(heights.set(2, 65)).toBe(false);
  expect([heights.offsetOf(2), heights.offsetOf(3), heights.total]).toEqual([80, 145, 425]);
  expect([heights.indexAt(144), heights.indexAt(145)]).toEqual([2, 3]);
  heights.set(2, 30);
  expect([heights.offsetOf(3), heights.total, heights.alike]).toEqual([110, 390, false]);
});

it('stays within the rows that there are', () => {
  const heights = createRowHeights(3, 40);
  expect([heights.indexAt(-5), heights.indexAt(9000), heights.set(3, 90), heights.total]).toEqual([0, 2, false, 120]);
  const none = createRowHeights(0, 40);
  expect([none.total, none.offsetOf(0), none.indexAt(10)]).toEqual([0, 0, 0]);
});

it('finds each row by its place as if all heights were added up', () => {
  const measures = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 200 })), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 41 }), measures, fc.nat(9000), (count, measured, at) => {
      const heights = createRowHeights(count, 48);
      const plain = Array.from({ length: count }, () => 48);
      for (const [row, height] of measured) {
        heights.set(row, height);
        if (row < count) plain[row] = height;
      }
      const tops = plain.map((_, row) => plain.slice(0, row).reduce((sum, height) => sum + height, 0));
      expect(plain.map((_, row) => heights.offsetOf(row))).toEqual(tops);
      expect(heights.indexAt(at)).toBe(tops.filter((top) => top <= at).length - 1);
    }),
  );
});
