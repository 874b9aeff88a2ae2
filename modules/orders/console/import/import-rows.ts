import { doubleKey, isDouble } from '../../contract/doubles';
import { doubtOf } from '../form/doubt-of';
import type { CheckedRow } from './check-row';
import { type ImportCells, type ImportField, importColumns, vehiclePlaces } from './import-fields';
import type { Batch, BatchResult } from './send-rows';

/** An order that is there already, and that a row may double. */
export interface KnownOrder {
  id: number;
  orderNo: string;
  createdAt: string;
}

/** A row of the table on its way to an order. */
export interface ImportRow extends CheckedRow {
  /** As the program that made the file counts. */
  number: number;
  cells: ImportCells;
  /** The cells that were wrong once, or may be mistyped: they stay open for repair. */
  open: readonly ImportField[];
  /** The number of the order that it has become; empty until then. */
  orderNo: string;
  /** The earlier row that it may double. */
  sameAs?: number;
  /** The order of the last 30 days that it may double; undefined while the server was not asked. */
  known?: KnownOrder | null;
  /** What was decided about a row that is asked about: it may double something, or its collection is over. */
  doubled: 'asked' | 'place' | 'leave';
  /** How often cells were pasted into it: what stands in its fields is theirs then. */
  pastes?: number;
}

export type RowState = 'ready' | 'wrong' | 'double' | 'left' | 'sent';

export function stateOf(row: ImportRow): RowState {
  if (row.orderNo !== '') return 'sent';
  if (row.doubled === 'leave' && isAsked(row)) return 'left';
  if (row.issues.length > 0) return 'wrong';
  return isAsked(row) && row.doubled === 'asked' ? 'double' : 'ready';
}

/** Whether a row is asked about before it is placed. */
const isAsked = (row: ImportRow): boolean => isTwin(row) || row.isPast === true;

/** Whether a row may double something. */
export const isTwin = ({ sameAs, known }: ImportRow): boolean => sameAs !== undefined || (known ?? null) !== null;

export const toRows = (
  cells: readonly ImportCells[],
  checked: readonly CheckedRow[],
  numbers: readonly number[],
): ImportRow[] =>
  withTwins(
    checked.map((row, place) => ({
      ...row,
      number: numbers[place] ?? place + 2,
      cells: cells[place] as ImportCells,
      open: openCells(row),
      orderNo: '',
      doubled: 'asked',
    })),
  );

/** The rows, each with the earlier one that it may double. */
export function withTwins(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Map<string, ImportRow[]>();
  return rows.map(({ sameAs, ...row }) => {
    if (row.issues.length > 0) return row;
    const key = doubleKey(row.fields);
    const before = seen.get(key) ?? [];
    seen.set(key, [...before, row]);
    const twin = before.find((each) => isDouble(each.fields, row.fields));
    return twin ? { ...row, sameAs: twin.number } : row;
  });
}

/** Cells with an issue or a warning are open; a warning does not stop the row. */
const openCells = ({ issues, fields }: CheckedRow): ImportField[] => [
  ...issues.map(({ field }) => field),
  ...(['consignor', 'consignee'] as const)
    .filter((side) => doubtOf('phone', fields[side].phone))
    .map((side) => `${side}.phone` as const),
  ...vehiclePlaces
    .filter((place) => doubtOf('frame', fields.vehicles[place]?.frame ?? ''))
    .map((place) => `vehicles.${place}.frame` as const),
];

/** A row with a cell written anew; cells that are wrong now are open as well, and whether it is a double is asked again. */
export const repairRow = ({ known: _, ...row }: ImportRow, cells: ImportCells, checked: CheckedRow): ImportRow => ({
  ...row,
  ...checked,
  cells,
  open: [...new Set([...row.open, ...openCells(checked)])],
  doubled: 'asked',
});

/** A row with pasted cells, which are open for repair as well: whoever pasted sees what became of them. */
export const pasteIntoRow = (
  row: ImportRow,
  cells: ImportCells,
  checked: CheckedRow,
  fields: readonly ImportField[],
): ImportRow => {
  const { open, ...next } = repairRow(row, cells, checked);
  const shown = new Set([...open, ...fields]);
  const inOrder = importColumns.flatMap(({ field }) => (shown.has(field) ? [field] : []));
  return { ...next, open: inOrder, pastes: (row.pastes ?? 0) + 1 };
};

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
      const cell = importColumns.find((column) => column.field === field)?.field ?? 'consignor.name';
      const issue = { field: cell, issue: { message: '', path: [], code: 'refusedByServer', params: {} } };
      return repairRow(row, row.cells, { fields: row.fields, issues: [issue] });
    });
  return next;
}
