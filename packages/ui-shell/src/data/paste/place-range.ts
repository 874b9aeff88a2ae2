import type { CellRange } from './read-range';

/** A pasted text at the cell where it belongs. */
export interface PlacedCell {
  /** Place among the rows of the table. */
  row: number;
  /** Place among its columns. */
  column: number;
  text: string;
}

/** Where each cell of a range belongs; blank cells beyond the table are none. */
export interface PlacedRange {
  cells: readonly PlacedCell[];
  /** Texts that their cell does not know; where it takes them all the same they are pasted, too. */
  unknown: readonly PlacedCell[];
  /** Cells that cannot be edited and would have become another. */
  fixed: readonly PlacedCell[];
  /** Texts beyond the last column, by column. */
  beyondColumns: CellRange;
  /** Texts beyond the last row, by row. */
  beyondRows: CellRange;
}

/** The table that a range is pasted into. */
export interface PasteGrid {
  rows: number;
  columns: number;
  /** The cell that the range begins at. */
  at: { row: number; column: number };
  isFixed: (row: number, column: number) => boolean;
  /** The value of a text in a column; undefined if the column cannot parse it. */
  read: (text: string, column: number) => string | undefined;
  /** Whether a column takes what it does not know all the same. Default: it does not. */
  takesUnknown?: (column: number) => boolean;
  /** Text of a cell. */
  present: (row: number, column: number) => string | undefined;
}

/** Lays a range over a table, right and downwards from a cell. Each text that is not blank is in exactly one of the lists, unless its cell held it before. */
export function placeRange(
  range: CellRange,
  { rows, columns, at, isFixed, read, takesUnknown, present }: PasteGrid,
): PlacedRange {
  const inRows = range.slice(0, Math.max(0, rows - at.row));
  const width = Math.max(0, columns - at.column);
  const cells: PlacedCell[] = [];
  const unknown: PlacedCell[] = [];
  const fixed: PlacedCell[] = [];
  for (const [down, texts] of inRows.entries())
    for (const [right, given] of texts.slice(0, width).entries()) {
      const place = { row: at.row + down, column: at.column + right };
      const value = read(given, place.column);
      const text = value ?? given;
      if (present(place.row, place.column) === text) continue;
      const isBlank = given.trim() === '';
      if (isFixed(place.row, place.column)) {
        if (!isBlank) fixed.push({ ...place, text });
        continue;
      }
      const isTaken = value !== undefined || (takesUnknown?.(place.column) ?? false);
      if (isTaken) cells.push({ ...place, text });
      if (value === undefined && !(isTaken && isBlank)) unknown.push({ ...place, text });
    }
  const wide = range[0]?.length ?? 0;
  const beyondColumns = Array.from({ length: Math.max(0, wide - width) }, (_, more) =>
    inRows.map((texts) => texts[width + more] ?? ''),
  );
  return {
    cells,
    unknown,
    fixed,
    beyondColumns: beyondColumns.filter(hasText),
    beyondRows: range.slice(inRows.length).filter(hasText),
  };
}

const hasText = (texts: readonly string[]): boolean => texts.some((text) => text.trim() !== '');
