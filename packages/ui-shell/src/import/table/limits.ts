import { UnreadableTableError } from './unreadable-table';

/** Bytes of a file, or characters of a text, that are read at all. */
export const maxFileBytes = 10 * 1024 * 1024;
/** Megabytes that a workbook may inflate to: 5,000 long rows fit. */
export const maxInflatedMegabytes = 24;
/** Columns with content of one sheet: each is an option of every field. */
export const mostColumns = 1000;

/** Takes the cost of cells of a length; throws before a file takes the memory of the window. */
export type Spend = (cells: number, length?: number) => void;

/** Cells count once, and again for 32 characters: short files can repeat a long text, or leave wide rows empty. */
export function createBudget(): Spend {
  let left = 4_000_000;
  return (cells, length = 0) => {
    left -= cells * (1 + length / 32);
    if (left < 0) throw new UnreadableTableError('large');
  };
}
