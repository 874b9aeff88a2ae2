import { columnNumber } from './columns';
import type { Spend } from './limits';
import type { AddNote } from './notes';
import type { CellKind, TableRow } from './table';

/** Titles of groups are near the top. */
export const spreadRows = 30;
const area = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** A row while its sheet is read. */
export interface DraftRow extends TableRow {
  cells: string[];
  kinds: CellKind[];
  spread?: string[];
}

export function setCell({ cells, kinds }: DraftRow, column: number, text: string, kind: CellKind = 'text'): void {
  while (cells.length < column) kinds[cells.push('') - 1] = 'text';
  cells[column - 1] = text;
  kinds[column - 1] = kind;
}

/**
 * Copies the first cell of each merged area into the empty cells below it, and, where titles of groups can be, into the `spread` of its row. Rows are
 * in the order of their numbers.
 */
export function fillMerges(
  rows: readonly DraftRow[],
  refs: readonly string[],
  { name: sheet, addNote, spend }: { name: string; addNote: AddNote; spend: Spend },
): void {
  const places = new Map(rows.map(({ number }, place) => [number, place]));
  const titleRows = rows.filter(({ number }) => number <= spreadRows);
  const width = Math.max(0, ...titleRows.map(({ cells }) => cells.length));
  for (const ref of refs) {
    const [, from = '', top, to = '', bottom] = area.exec(ref) ?? [];
    const [left, right] = [columnNumber(from), columnNumber(to)];
    const place = places.get(Number(top)) ?? -1;
    const row = rows[place];
    const text = row?.cells[left - 1] ?? '';
    if (!row || text === '') continue;
    const isTitle = row.number <= spreadRows;
    if (isTitle && right > left) {
      spend(right - left, text.length);
      row.spread ??= Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
      row.spread.fill(text, left - 1, right);
    }
    if (!isTitle || Number(bottom) > row.number) addNote('merges', { sheet }, ref);
    for (let at = place + 1; (rows[at]?.number ?? Number.POSITIVE_INFINITY) <= Number(bottom); at += 1) {
      spend(1, text.length);
      const below = rows[at];
      if (below && !below.cells[left - 1]) setCell(below, left, text, row.kinds[left - 1]);
    }
  }
}
