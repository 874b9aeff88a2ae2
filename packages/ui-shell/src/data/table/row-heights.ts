/** The positions of the rows of a long table, in px; a row has the usual height until it is measured. */
export interface RowHeights {
  readonly usual: number;
  readonly total: number;
  /** Whether all measured rows have the usual height. */
  readonly alike: boolean;
  /** The top of a row. For the index after the last row it is the total height. */
  offsetOf: (row: number) => number;
  /** The row at a distance from the top, at most the last. */
  indexAt: (offset: number) => number;
  /** Takes in how high a row is. Returns whether that is news. */
  set: (row: number, height: number) => boolean;
}

/** Creates the heights for a number of rows. Only if rows differ, it stores 16 bytes per row in a Fenwick tree, which finds a position in logarithmic time. */
export function createRowHeights(count: number, usual: number): RowHeights {
  let beyond: Float64Array | undefined;
  let sums: Float64Array | undefined;
  const beyondBefore = (row: number) => {
    let sum = 0;
    if (sums) for (let at = row; at > 0; at -= at & -at) sum += sums[at] ?? 0;
    return sum;
  };
  const offsetOf = (row: number) => row * usual + beyondBefore(row);
  return {
    usual,
    get total() {
      return offsetOf(count);
    },
    get alike() {
      return beyond === undefined;
    },
    offsetOf,
    indexAt: (offset) => {
      let row = 0;
      let top = 0;
      for (let step = 2 ** Math.floor(Math.log2(Math.max(1, count))); step >= 1; step /= 2) {
        const next = row + step;
        const end = top + step * usual + (sums?.[next] ?? 0);
        if (next > count || end > offset) continue;
        row = next;
        top = end;
      }
      return Math.max(0, Math.min(row, count - 1));
    },
    set: (row, height) => {
      const more = height - usual - (beyond?.[row] ?? 0);
      if (more === 0 || row >= count) return false;
      beyond ??= new Float64Array(count);
      sums ??= new Float64Array(count + 1);
      beyond[row] = height - usual;
      for (let at = row + 1; at <= count; at += at & -at) sums[at] = (sums[at] ?? 0) + more;
      return true;
    },
  };
}
