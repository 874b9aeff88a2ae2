/** A cell that was pasted into. @beta */
export interface CellChange {
  /** The id of its row. */
  row: string;
  /** The id of its column. */
  column: string;
  before: string;
  after: string;
}

/** The reverse of changes; skips cells that have changed since or no longer exist. */
export const takeBack = (
  changes: readonly CellChange[],
  present: (row: string, column: string) => string | undefined,
): CellChange[] =>
  changes
    .filter(({ row, column, after }) => present(row, column) === after)
    .map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }));
