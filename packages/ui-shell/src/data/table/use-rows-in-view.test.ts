import { expect, it } from 'vitest';
import { rowsIn } from './use-rows-in-view';
import { tableHeight } from './use-table-height';

it.each([
  [900, 44, 48, 11],
  [800, 44, 48, 9],
  [768, 44, 48, 8],
  [1080, 44, 48, 15],
  [900, 36, 34, 16],
  [500, 44, 48, 5],
  [4000, 44, 48, 50],
])(
  'a window of %d px with a head of %d px and rows of %d px shows %d whole rows [page-size-fits]',
  (window, head, row, rows) => expect(rowsIn(tableHeight(window, 0), head, row)).toBe(rows),
);
