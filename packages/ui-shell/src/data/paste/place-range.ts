import type { CellRange } from './read-range';

/** A pasted text with its target cell. */
export interface PlacedCell {
  /** Index of the row in the table. */
  row: number;
  /** Index of the column. */
  column: number;
  text: string;
}

/** The cells of a range by target; ignores blank cells beyond the table. */
export interface PlacedRange {
  cells: readonly PlacedCell[];
  /** Texts that are invalid for their column; also in `cells` if the column accepts them. */
  unknown: readonly PlacedCell[];
  /** Read-only cells with another value. */
  fixed: readonly PlacedCell[];
  /** Texts beyond the last column, by column. */
  beyondColumns: CellRange;
  /** Texts beyond the last row, by row. */
  beyondRows: CellRange;
}

/** The target table of a paste. */
export interface PasteGrid {
  rows: number;
  columns: number;
  /** The first cell of the range. */
  at: { row: number; column: number };
  isFixed: (row: number, column: number) => boolean;
  /** The value of a text in a column; undefined if the column cannot parse it. */
  read: (text: string, column: number) => string | undefined;
  /** Whether a column accepts invalid texts. Default: false. */
  takesUnknown?: (column: number) => boolean;
  /** Text of a cell. */
  present: (row: number, column: number) => string | undefined;
}

/** Maps a range to cells of a table, right and down from a cell. Each non-blank text is in exactly one list, unless its cell already has it. */
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
