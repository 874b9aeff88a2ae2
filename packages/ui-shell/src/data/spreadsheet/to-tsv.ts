import type { Translate } from '../../locales/use-text';
import { cellValue, dataColumns } from '../table/cell-value';
import type { DataColumn } from '../table/data-column';
import { neutralise, safeText } from './cell-text';

/** Rows as a spreadsheet takes them from the clipboard: cells apart by tabs, rows by lines, the titles first where they are wanted. */
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

/** A spreadsheet takes a cell that begins with a quote for a quoted one: it would go on into the next cells, or hold a formula inside. */
function toCell(text: string): string {
  const cell = text.replace(/[\t\r\n]+/g, ' ');
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
