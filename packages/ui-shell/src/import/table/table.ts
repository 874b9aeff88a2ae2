/** The kind of a cell; an empty cell is a text. @public */
export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error';

/** A row of a sheet. @public */
export interface TableRow {
  /** As the program that wrote the file counts, from 1. */
  number: number;
  /** The texts of the cells as the program shows them; days and times as `2025-03-12 09:30`. */
  cells: readonly string[];
  /** The kinds of the cells, in the same order. */
  kinds: readonly CellKind[];
  /** Hidden in the file, by hand or by a filter. */
  hidden: boolean;
  /** All cells of the row are struck through. */
  struck: boolean;
  /** The cells, with merged and empty ones filled from their left; only where that makes a difference. */
  spread?: readonly string[];
}

/** A visible sheet: its rows that are not empty. @public */
export interface SheetTable {
  /** Empty for a text. */
  name: string;
  rows: readonly TableRow[];
}

/** The content of a file or a pasted text. @public */
export interface Table {
  sheets: readonly SheetTable[];
  /** Everything that a reader of the rows alone would miss. */
  notes: readonly TableNote[];
}

/**
 * A fact about the file that the screen names.
 * - `hiddenSheet`, `otherSheet`: a sheet that is not read: it is hidden, or no table (a chart, a dialog); `sheet` is its name
 * - `hiddenRows`, `struckRows`, `hiddenColumns`: rows and columns that are read and marked or not visible in the file
 * - `merges`: areas whose first cell fills the cells below it
 * - `errors`: cells that show an error such as `#N/A`
 * - `uncalculated`: cells with a formula whose result is not in the file; their text is the formula
 * - `invisible`: numbers that their format hides; their text is all digits
 * - `unreadable`: cells whose content does not fit their kind; their text is the raw content
 * - `brokenPart`, `missingPart`: `part` of the workbook is damaged or missing; the rest is read
 * - `encoding`: bytes that do not fit the encoding of a text, shown as U+FFFD; `places` are lines
 * - `guessedEncoding`: the encoding `part` is a guess
 * - `unclosedQuote`: a cell begins with a quote that has no end; its line is read as it is
 * - `quotedLines`: a quoted cell contains lines with separators, which may be rows; `places` are lines
 * @public
 */
export type TableNoteKind =
  | 'hiddenSheet'
  | 'otherSheet'
  | 'hiddenRows'
  | 'struckRows'
  | 'hiddenColumns'
  | 'merges'
  | 'errors'
  | 'uncalculated'
  | 'invisible'
  | 'unreadable'
  | 'brokenPart'
  | 'missingPart'
  | 'encoding'
  | 'guessedEncoding'
  | 'unclosedQuote'
  | 'quotedLines';

/** A fact about the file that the screen names. @public */
export interface TableNote {
  kind: TableNoteKind;
  sheet?: string;
  /** The address of a part in the container. */
  part?: string;
  /** How many cells, rows, columns, areas or lines there are. */
  count: number;
  /** The first ten of them: addresses of cells and areas, letters of columns, numbers of rows and lines. */
  places: readonly string[];
}
