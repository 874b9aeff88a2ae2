/** The selected rows, and the selection after a change of one or all shown rows, as ids. */
export interface RowSelection<Row> {
  has: (row: Row) => boolean;
  /** The selected ids after selecting or deselecting this row. */
  with: (row: Row, selected: boolean) => string[];
  /** The selected ids after selecting or deselecting all shown rows; other rows keep their state. */
  withAll: (selected: boolean) => string[];
  /** Share of the shown rows that are selected. */
  readonly of: 'all' | 'some' | 'none';
}

/** The selection over rows, or over the rows at the indexes of `order`. Allocates one set of ids and nothing per row. */
export function createRowSelection<Row>(
  rows: readonly Row[],
  order: Uint32Array | undefined,
  rowId: (row: Row) => string,
  selected: readonly string[],
): RowSelection<Row> {
  const ids = new Set(selected);
  const count = order ? order.length : rows.length;
  const idAt = (place: number) => rowId(rows[order?.[place] ?? place] as Row);
  const change = (next: Set<string>, id: string, selects: boolean) => {
    if (selects) next.add(id);
    else next.delete(id);
  };
  return {
    has: (row) => ids.size > 0 && ids.has(rowId(row)),
    with: (row, selects) => {
      const next = new Set(ids);
      change(next, rowId(row), selects);
      return [...next];
    },
    withAll: (selects) => {
      const next = new Set(ids);
      for (let place = 0; place < count; place += 1) change(next, idAt(place), selects);
      return [...next];
    },
    of: shareOf(ids, count, idAt),
  };
}

function shareOf(ids: ReadonlySet<string>, count: number, idAt: (place: number) => string): 'all' | 'some' | 'none' {
  if (ids.size === 0 || count === 0) return 'none';
  const first = ids.has(idAt(0));
  for (let place = 1; place < count; place += 1) if (ids.has(idAt(place)) !== first) return 'some';
  return first ? 'all' : 'none';
}
