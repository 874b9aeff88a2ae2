import { expect, it } from 'vitest';
import { fittedSizes, pageOfRow } from './use-fitted-sizes';

it('a page has as many rows as are whole in view, and the usual sizes to choose [page-size-fits]', () => {
  expect(fittedSizes({ pageSizes: [10, 20, 50] }, 11)).toEqual([11, 10, 20, 50]);
  expect(fittedSizes({ pageSizes: [10, 20, 50] }, 20)).toEqual([20, 10, 50]);
});

it('a list with fixed sizes takes the next smaller one, or its first [page-size-fits]', () => {
  expect(fittedSizes({ pageSizes: [10, 20, 50], fixedSizes: true }, 24)).toEqual([20, 10, 50]);
  expect(fittedSizes({ pageSizes: [10, 20], fixedSizes: true }, 7)).toEqual([10, 20]);
});

it('where the page scrolls in the place of the table, the usual size stays', () => {
  expect(fittedSizes({ pageSizes: [10, 20] }, 0)).toEqual([10, 20]);
});

it.each([
  [3, 11, 8, 3],
  [3, 8, 11, 2],
  [1, 8, 11, 1],
])('the first row of page %d of %d rows is on the page of %d rows', (page, before, size, other) =>
  expect(pageOfRow(page, before, size)).toBe(other),
);
