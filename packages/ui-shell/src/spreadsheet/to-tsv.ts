import type { Translate } from '../locales/use-text';
import { cellValue, dataColumns } from '../table/cell-value';
import type { DataColumn } from '../table/data-column';
import { safeText } from './cell-text';

/** Rows as a spreadsheet takes them from the clipboard: cells apart by tabs, rows by lines, the titles first where they are wanted. */
export function toTsv<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  t: Translate,
  titles = true,
): string {
  const shown = dataColumns(columns);
  const line = (cells: string[]) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t');
  return [
    ...(titles ? [line(shown.map(({ title }) => t(title)))] : []),
    ...rows.map((row) => line(shown.map((column) => safeText(cellValue(column, row), t)))),
  ].join('\n');
}
