import { expect, it } from 'vitest';
import { tableHeight } from './use-table-height';

it.each([
  [900, 0, 609],
  [900, 1, 549],
  [900, 2, 489],
  [1080, 0, 789],
  [500, 0, 240],
])('in a window of %d px with %d extra rows a table is %d px high [table-height]', (window, rows, height) =>
  expect(tableHeight(window, rows)).toBe(height),
);
