/** The kind of a cell; an empty cell is a text. @public */
export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error';

/** A row of a sheet. @public */
export interface TableRow {
  /** As the program that wrote the file counts, from 1. */
  number: number;
  /** The texts of the cells as the program shows them, without separators of thousands; days and times as `2025-03-12 09:30`. */
  cells: readonly string[];
  /** The kinds of the cells, in the same order. */
  kinds: readonly CellKind[];
  /** Hidden in the file, by hand or by a filter. */
  hidden: boolean;
  /** All cells of the row are struck through. */
  struck: boolean;
  /** The cells, with merged and empty ones filled from their left; only where titles of groups can be. */
  spread?: readonly string[];
}

/** A visible sheet with its rows that are not empty; the name of a text is empty. @public */
export interface SheetTable {
  name: string;
  rows: readonly TableRow[];
}

/** The content of a file or a pasted text. @public */
export interface Table {
  sheets: readonly SheetTable[];
  /** Everything that the rows do not say, or do not say for sure. */
  notes: readonly TableNote[];
}

/** The subject of a note. @public */
export type TableNoteKind =
  | 'hiddenSheet' // a sheet is hidden and not read
  | 'otherSheet' // a sheet is a chart or a dialog
  | 'hiddenRows' // rows are hidden; they are read and marked
  | 'hiddenColumns' // columns are hidden; they are read
  | 'struckRows' // rows are struck through; they are read and marked
  | 'struckCells' // cells of other rows are struck through, or a part of their text is; they are read
  | 'merges' // the first cell of an area fills the cells below it
  | 'errors' // cells show an error such as `#N/A`
  | 'uncalculated' // the file has no result of a formula; the text is the formula
  | 'rounded' // a program may have rounded the digits of a long number
  | 'invisible' // a format hides a number; the text is all its digits
  | 'unreadable' // the content of a cell does not fit its kind; the text is the raw content
  | 'brokenPart' // a part of the workbook is damaged; the rest is read
  | 'missingPart' // a part of the workbook is missing; the rest is read
  | 'encoding' // bytes do not fit the encoding and are shown as U+FFFD
  | 'guessedEncoding' // `part` is the encoding
  | 'unclosedQuote' // a cell begins with a quote that does not end it; its line is read as it is
  | 'quotedLines'; // a quoted cell contains lines with separators, which may be rows

/** A fact about the file that the screen names. @public */
export interface TableNote {
  kind: TableNoteKind;
  sheet?: string;
  /** The address of a part in the container. */
  part?: string;
  /** How many cells, rows, columns, areas or lines there are. */
  count: number;
  /** The first ten of them: addresses of cells and areas, letters of columns, numbers of rows or lines. */
  places: readonly string[];
}
