import type { StandardIssue } from '../forms/standard-schema';
import type { CellIssue, ImportCells, ImportDeclaration, ParsedRow, RowQuestion } from './import-declaration';
import { readByFields } from './read-by-fields';
import { isAutoFormattedDate, isError } from './table/cell-patterns';

/** A row that was read and checked. */
export interface CheckedRow {
  fields: unknown;
  /** The first issue of each cell; none if the row can be sent. */
  issues: readonly CellIssue[];
  /** Default: none. */
  question?: RowQuestion | undefined;
}

/** Rows that are checked before the page may draw: a few milliseconds of work. */
const slice = 50;

/** Reads and checks rows in slices, with the progress. Rejects with the reason of the signal when it is aborted. */
export async function checkRows(
  declaration: ImportDeclaration,
  rows: readonly ImportCells[],
  signal: AbortSignal,
  onProgress: (done: number) => void = () => {},
): Promise<CheckedRow[]> {
  const { columns, read = async (part) => part.map((cells) => readByFields(columns, cells)) } = declaration;
  const checked: CheckedRow[] = [];
  for (let from = 0; from < rows.length; from += slice) {
    const part = rows.slice(from, from + slice);
    const readings = await read(part, signal);
    for (const [at, cells] of part.entries()) {
      const reading = readings[at];
      if (!reading) throw new Error(`The import read ${readings.length} of ${part.length} rows.`);
      checked.push(await checkRow(declaration, cells, reading));
    }
    onProgress(checked.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return checked;
}

async function checkRow(declaration: ImportDeclaration, cells: ImportCells, reading: ParsedRow): Promise<CheckedRow> {
  const { columns, schema, ask } = declaration;
  const { fields, issues = [], columnAt } = reading;
  const first = new Map<string, StandardIssue>();
  const add = ({ field, issue }: CellIssue) => {
    if (!first.has(field)) first.set(field, issue);
  };
  for (const each of [...cellIssues(declaration, cells), ...issues]) add(each);
  for (const issue of (await schema['~standard'].validate(fields)).issues ?? []) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    add({ field: fieldOr(columns, columnAt?.(path) ?? path), issue });
  }
  return {
    fields,
    issues: [...first].map(([field, issue]) => ({ field, issue })),
    question: first.size === 0 ? ask?.(fields) : undefined,
  };
}

/** The field if it has a column, else the first one: an issue of the whole record must be seen. */
export const fieldOr = (columns: ImportDeclaration['columns'], field: string): string =>
  columns.some((column) => column.field === field) ? field : (columns[0]?.field ?? '');

/** A formula without its result: a function or a reference. */
const formula = /^=[+-]?(?:[a-z][a-z0-9.]*\(|\$?[a-z]{1,3}\$?\d)/i;

function cellIssues({ columns }: ImportDeclaration, cells: ImportCells): CellIssue[] {
  return columns.flatMap(({ field, neverDate = false }) => {
    const text = (cells[field] ?? '').trim();
    const hasFailed = isError(text) || formula.test(text);
    const code = hasFailed ? 'failedFormula' : neverDate && isAutoFormattedDate(text) ? 'madeDate' : '';
    return code === '' ? [] : [{ field, issue: { message: code, path: [], code, params: {} } }];
  });
}
