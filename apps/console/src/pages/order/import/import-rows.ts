import { isDoubtfulVin } from '../form/is-doubtful-vin';
import type { CheckedRow } from './check-row';
import type { ImportCells, ImportField } from './import-fields';
import type { Batch, BatchResult } from './send-rows';

/** A row of the table on its way to an order. */
export interface ImportRow extends CheckedRow {
  /** As spreadsheets count: the titles are row 1. */
  number: number;
  cells: ImportCells;
  /** The cells that were wrong once, or may be mistyped: they stay open for repair. */
  open: readonly ImportField[];
  /** The number of the order that it has become; empty until then. */
  orderNo: string;
}

export type RowState = 'ready' | 'wrong' | 'sent';

export const stateOf = ({ orderNo, issues }: ImportRow): RowState =>
  orderNo !== '' ? 'sent' : issues.length > 0 ? 'wrong' : 'ready';

export const toRows = (cells: readonly ImportCells[], checked: readonly CheckedRow[]): ImportRow[] =>
  checked.map((row, place) => ({
    ...row,
    number: place + 2,
    cells: cells[place] as ImportCells,
    open: openCells(row),
    orderNo: '',
  }));

/** A frame number whose check digit does not fit is open as well: the row can be placed, and whoever looks may see a slip. */
const openCells = ({ issues, fields }: CheckedRow): ImportField[] => [
  ...issues.map(({ field }) => field),
  ...(isDoubtfulVin(fields.vehicles[0]?.frame ?? '') ? (['vehicles.0.frame'] as const) : []),
];

/** A row with a cell written anew; cells that are wrong now are open as well. */
export const repairRow = (row: ImportRow, cells: ImportCells, checked: CheckedRow): ImportRow => ({
  ...row,
  ...checked,
  cells,
  open: [...new Set([...row.open, ...openCells(checked)])],
});

/** Rows after a batch of them was answered: those that are placed have their number, those that were refused are wrong. */
export function withResult(rows: readonly ImportRow[], batch: Batch, { placed, refused }: BatchResult): ImportRow[] {
  const next = [...rows];
  const change = (place: number, toNext: (row: ImportRow) => ImportRow) => {
    const at = batch.rows[place];
    const row = at === undefined ? undefined : next[at];
    if (at !== undefined && row) next[at] = toNext(row);
  };
  for (const { place, orderNo } of placed) change(place, (row) => ({ ...row, orderNo }));
  for (const { place, field } of refused)
    change(place, (row) => {
      const known = Object.keys(row.cells).find((each) => each === field) as ImportField | undefined;
      const cell = known ?? 'consignor.name';
      const issue = { field: cell, issue: { message: '', path: [], code: 'refusedByServer', params: {} } };
      return repairRow(row, row.cells, { fields: row.fields, issues: [issue] });
    });
  return next;
}
