import { isTrue, type XmlAttributes } from './scan-xml';
import type { TableRow } from './table';

export const lastColumn = 16_384;

/** The number of a column by its letters, from 1; 0 for none. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

export const columnLetters = (number: number): string =>
  number > 0 ? columnLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26)) : '';

/** The letters of the columns that are hidden and not empty, by the `col` tags of a sheet. */
export function hiddenColumns(tags: readonly XmlAttributes[], rows: readonly TableRow[]): string[] {
  const areas = tags.filter(({ hidden, width }) => isTrue(hidden) || Number(width ?? 1) === 0).slice(0, lastColumn);
  if (areas.length === 0) return [];
  const used = new Set(rows.flatMap(({ cells }) => cells.flatMap((text, at) => (text === '' ? [] : [at + 1]))));
  const isHidden = (column: number) => areas.some(({ min, max }) => Number(min) <= column && column <= Number(max));
  return [...used]
    .filter(isHidden)
    .sort((one, other) => one - other)
    .map(columnLetters);
}
