import { isTrue, type XmlAttributes } from './scan-xml';
import type { TableRow } from './table';

export const lastColumn = 16_384;

/** The number of a column by its letters, from 1; 0 for none. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

export const columnLetters = (number: number): string =>
  number > 0 ? columnLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26)) : '';

/** The letters of the columns that are hidden and not empty, by the `col` tags of a sheet. */
export function hiddenColumns(columns: readonly XmlAttributes[], rows: readonly TableRow[]): string[] {
  // By column: how many hidden areas begin, minus how many have ended.
  const edges = new Map<number, number>();
  for (const { min, max, hidden, width } of columns) {
    if (!isTrue(hidden) && Number(width ?? 1) !== 0) continue;
    edges.set(Number(min), (edges.get(Number(min)) ?? 0) + 1);
    edges.set(Number(max) + 1, (edges.get(Number(max) + 1) ?? 0) - 1);
  }
  if (edges.size === 0) return [];
  const used = new Set(rows.flatMap(({ cells }) => cells.flatMap((text, at) => (text === '' ? [] : [at + 1]))));
  let depth = 0;
  const letters: string[] = [];
  for (let column = 1; column <= lastColumn; column += 1) {
    depth += edges.get(column) ?? 0;
    if (depth > 0 && used.has(column)) letters.push(columnLetters(column));
  }
  return letters;
}
