import type { Translate } from '../../locales/use-text';
import { cellValue, dataColumns } from '../table/cell-value';
import type { DataColumn } from '../table/data-column';
import { neutralise, safeText } from './cell-text';

/** Rows as clipboard text of spreadsheets: cells separated by tabs, rows by line breaks, titles first on request. */
export function toTsv<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  t: Translate,
  titles = true,
  timeZone?: string,
): string {
  const shown = dataColumns(columns);
  const line = (cells: string[]) => cells.map(toCell).join('\t');
  return [
    ...(titles ? [line(shown.map(({ title }) => neutralise(t(title))))] : []),
    ...rows.map((row) => line(shown.map((column) => safeText(cellValue(column, row), t, timeZone)))),
  ].join('\n');
}

/** Quotes a cell that begins with a quote, because a spreadsheet would join it with the next cells or find a formula inside. */
function toCell(text: string): string {
  const cell = text.replace(/[\t\r\n]+/g, ' ');
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
