import { type CheckedRow, fieldOr } from './check-rows';
import type { ImportCells, ImportDeclaration, ImportResult, RowQuestion } from './import-declaration';
import type { Batch } from './send-rows';

/** Decision about a row with a question. */
export type Decision = 'asked' | 'send' | 'leave';

/** A row of the table while it is converted to a record. */
export interface ImportRow extends CheckedRow {
  /** The number of the row in the program that wrote the file. */
  number: number;
  cells: ImportCells;
  /** Fields that were wrong once, or may be mistyped: they stay open for repair. */
  open: readonly string[];
  /** Name of the saved record; null until then. */
  saved: string | null;
  /** Number of the earlier row that it may double. Default: none. */
  sameAs?: number | undefined;
  /** The record on the server that it may double, null for none; undefined until the server has answered. */
  known?: RowQuestion | null | undefined;
  decision: Decision;
  /** How often cells were pasted into it: its fields then show the pasted texts. */
  pastes: number;
}

/** How far a row can be. */
export const rowStates = ['ready', 'wrong', 'asked', 'left', 'saved'] as const;
export type RowState = (typeof rowStates)[number];

export function stateOf(row: ImportRow): RowState {
  if (row.saved !== null) return 'saved';
  const isAsked = row.sameAs !== undefined || Boolean(row.known) || row.question !== undefined;
  if (isAsked && row.decision === 'leave') return 'left';
  if (row.issues.length > 0) return 'wrong';
  return isAsked && row.decision === 'asked' ? 'asked' : 'ready';
}

/** Whether a row needs nothing more. */
export const isOver = (row: ImportRow): boolean => ['saved', 'left'].includes(stateOf(row));

export interface ReadRow extends CheckedRow, Pick<ImportRow, 'cells' | 'number'> {}

/** Rows as they were read and checked; fields with an issue or a doubt are open. */
export const toRows = (declaration: ImportDeclaration, rows: readonly ReadRow[]): ImportRow[] =>
  withTwins(
    declaration,
    rows.map((row) => ({ ...row, open: openFields(declaration, row), saved: null, decision: 'asked', pastes: 0 })),
  );

const openFields = ({ columns, doubt }: ImportDeclaration, { issues, cells }: Pick<ReadRow, 'issues' | 'cells'>) => [
  ...issues.map(({ field }) => field),
  ...columns.flatMap(({ field }) => (doubt?.(field, cells[field] ?? '') ? [field] : [])),
];

/** The rows, each with the earlier one that it may double. */
export function withTwins({ duplicates: twins }: ImportDeclaration, rows: readonly ImportRow[]): ImportRow[] {
  const before = new Map<string, ImportRow[]>();
  return rows.map((row) => {
    if (!twins || row.issues.length > 0) return { ...row, sameAs: undefined };
    const key = twins.key(row.fields);
    const equals = before.get(key) ?? [];
    const twin = equals.find(({ fields }) => twins.isDuplicate?.(fields, row.fields) ?? true);
    before.set(key, equals);
    equals.push(row);
    return { ...row, sameAs: twin?.number };
  });
}

/** Returns a row with changed cells. Newly invalid fields are open too, and its questions must be answered again. */
export const repairRow = (
  declaration: ImportDeclaration,
  row: ImportRow,
  cells: ImportCells,
  checked: CheckedRow,
): ImportRow => ({
  ...row,
  ...checked,
  cells,
  known: undefined,
  open: [...new Set([...row.open, ...openFields(declaration, { ...checked, cells })])],
  decision: 'asked',
});

/** A row with pasted cells, which are open as well, so that the user sees the result. */
export function pasteIntoRow(
  declaration: ImportDeclaration,
  row: ImportRow,
  cells: ImportCells,
  checked: CheckedRow,
): ImportRow {
  const next = repairRow(declaration, row, cells, checked);
  const isShown = (field: string) => next.open.includes(field) || cells[field] !== row.cells[field];
  const open = declaration.columns.map(({ field }) => field).filter(isShown);
  return { ...next, open, pastes: row.pastes + 1 };
}

/** Rows after the server's answer to a part: saved ones have their name, refused ones are wrong. */
export function withResult(
  declaration: ImportDeclaration,
  rows: readonly ImportRow[],
  batch: Batch,
  { saved, refused }: ImportResult,
): ImportRow[] {
  const next = [...rows];
  const change = (place: number, toNext: (row: ImportRow) => ImportRow) => {
    const at = batch.rows[place] ?? -1;
    const row = next[at];
    if (row) next[at] = toNext(row);
  };
  for (const { place, name = '' } of saved) change(place, (row) => ({ ...row, saved: name }));
  for (const { place, field, message = '' } of refused)
    change(place, (row) => {
      const issue = { message, path: [], code: message === '' ? 'refusedByServer' : '', params: {} };
      const issues = [{ field: fieldOr(declaration.columns, field), issue }];
      return repairRow(declaration, row, row.cells, { fields: row.fields, issues });
    });
  return next;
}
