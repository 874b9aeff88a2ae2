import { isTrue, type XmlAttributes } from './scan-xml';
import type { TableRow } from './table';

export const lastColumn = 16_384;

/** The number of a column by its letters, from 1; 0 for none. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

export const columnLetters = (number: number): string =>
  number > 0 ? columnLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26)) : '';

/** The numbers of the columns with a cell that is not empty. */
export function columnsWithContent(rows: readonly TableRow[]): Set<number> {
  const columns = new Set<number>();
  for (const { cells } of rows) for (const [at, text] of cells.entries()) if (text !== '') columns.add(at + 1);
  return columns;
}

/** The letters of the columns that are hidden and not empty, by the `col` tags of a sheet. */
export function hiddenColumns(tags: readonly XmlAttributes[], rows: readonly TableRow[]): string[] {
  const areas = tags.filter(({ hidden, width }) => isTrue(hidden) || Number(width ?? 1) === 0).slice(0, lastColumn);
  if (areas.length === 0) return [];
  const isHidden: boolean[] = new Array(lastColumn).fill(false);
  for (const { min, max } of areas) isHidden.fill(true, Number(min) - 1, Number(max));
  return [...columnsWithContent(rows)]
    .filter((column) => isHidden[column - 1])
    .sort((one, other) => one - other)
    .map(columnLetters);
}
