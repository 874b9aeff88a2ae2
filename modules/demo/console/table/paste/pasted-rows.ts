import type { CellChange } from '@waybill/ui-shell/table';
import type { Article } from '../../../contract/articles';
import { type ArticleRow, toRow } from '../article-schema';

/** A row that cells were pasted into and that is not saved yet. */
export interface PastedRow {
  /** The article as it was then. */
  opened: Article;
  row: ArticleRow;
  /** Server refusals by field, until the field changes. */
  refused: Readonly<Record<string, string>>;
}

/** By article id, in the order of pasting. */
export type PastedRows = ReadonlyMap<number, PastedRow>;

/** Whether a column is editable. */
export const isRowField = (column: string): column is keyof ArticleRow =>
  column === 'title' || column === 'author' || column === 'status';

/** Writes some cells into the rows; rows equal to their original are dropped. `open` creates rows that are not pasted yet. */
export function withCells(
  rows: PastedRows,
  changes: readonly CellChange[],
  open: (id: number) => PastedRow | undefined,
): PastedRows {
  const next = new Map(rows);
  for (const { row: key, column, after } of changes) {
    const id = Number(key);
    const present = next.get(id) ?? open(id);
    if (!present || !isRowField(column)) continue;
    const { [column]: _, ...refused } = present.refused;
    next.set(id, { ...present, row: { ...present.row, [column]: after }, refused });
  }
  for (const { row: key } of changes) {
    const changed = next.get(Number(key));
    if (changed && isAsOpened(changed)) next.delete(Number(key));
  }
  return next;
}

function isAsOpened({ opened, row }: PastedRow): boolean {
  const before = toRow(opened);
  return (Object.keys(before) as (keyof ArticleRow)[]).every((field) => before[field] === row[field]);
}
