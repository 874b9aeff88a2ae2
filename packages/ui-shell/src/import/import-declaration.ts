import type { ReactNode } from 'react';
import type { StandardIssue, StandardSchema } from '../forms/standard-schema';
import type { Text } from '../locales/define-messages';
import type { ImportMessageName } from './messages';
import type { TableRow } from './table/table';

/** Texts of the cells of a row, by field. @beta */
export type ImportCells<Field extends string = string> = Readonly<Record<Field, string>>;

/** For each field the place of its column in the table, from 0. @beta */
export type ColumnMatch<Field extends string = string> = Readonly<Partial<Record<Field, number>>>;

/** A field of a record as a column of a table. @beta */
export interface ImportColumn<Field extends string = string> {
  /** Path of the field in the record, such as `address.city`. */
  field: Field;
  title: Text;
  /** Word before the title where several columns have the same one, such as a side of a contract. */
  group?: Text;
  /** Number of a further part of the record, from 2: shown only if the table has it, and never in the template. */
  number?: number;
  /** Other titles of the column. Blanks, punctuation, case and words in brackets do not count. */
  aliases?: readonly string[];
  /** The table must have the column. Default false. */
  required?: boolean;
  /** Explains what happens without the column. */
  hint?: Text;
  /** Values of a closed list, with their words on the screen. */
  choices?: Readonly<Record<string, Text>>;
  /** Further words of the values, the first meaning wins. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** Value of an empty cell. Default: an empty text; a number is absent then. */
  fallback?: string;
  /** Default `text`. A field of a `code`, such as a number plate, takes the characters of a scanner. */
  kind?: 'text' | 'number' | 'day' | 'code';
  /** Whether a date in this column is an error: spreadsheets convert texts such as `3-12` to dates. Default false. */
  neverDate?: boolean;
  /** Cell of the template. Default: empty. */
  example?: string;
}

/** An issue of a cell. @beta */
export interface CellIssue<Field extends string = string> {
  field: Field;
  issue: StandardIssue;
}

/** A row that was read as a record. @beta */
export interface ParsedRow<Fields = unknown, Field extends string = string> {
  fields: Fields;
  /** Issues that the schema cannot find. Default: none. */
  issues?: readonly CellIssue<Field>[];
  /** The column of a path in the record. Default: the column with that field. */
  columnAt?(path: string): Field | undefined;
}

/** A question about a row that could be sent: the user confirms it, or leaves the row out. @beta */
export interface RowQuestion<Field extends string = string> {
  /** State of the row, in two words. */
  tag: Text;
  text: Text;
  /** A field whose change may settle the question. */
  open?: Field;
  /** Stands behind the text. */
  link?: ReactNode;
}

/** How the server answers a part of the rows, by their places in the request. @beta */
export interface ImportResult {
  /** `name`, such as the number that the server gave, is shown with the row. */
  saved: readonly { place: number; name?: string }[];
  refused: readonly { place: number; field: string; message?: string }[];
}

/** Rows from another page, with their columns matched. @beta */
export interface HandedRows<Field extends string = string> {
  rows: readonly Pick<TableRow, 'number' | 'cells'>[];
  match: ColumnMatch<Field>;
  /** Of each row the fields that the user should look at. */
  uncertain: readonly (readonly Field[])[];
}

/** The records of an import and the columns of their tables. @beta */
export interface ImportDeclaration<Fields = unknown, Field extends string = string> {
  /** In the order of the template. */
  columns: readonly ImportColumn<Field>[];
  /** Rules of a record. */
  schema: StandardSchema<Fields>;
  /** Name of the template's file. */
  template: Text;
  /** The fields that a title may mean, if no title and no alias is the same. The title is in lower case, without blanks, punctuation and words in brackets. Default: none. */
  readTitle?(title: string): readonly Field[];
  /** The fields that cells may belong to, for columns that their titles leave open. Default: none. */
  readColumn?(cells: readonly string[]): readonly Field[];
  /** Reads rows as records. Default: the value of each cell at the path of its field. */
  read?(rows: readonly ImportCells<Field>[], signal: AbortSignal): Promise<readonly ParsedRow<Fields, Field>[]>;
  /** Texts by which a user recognises a row. Default: the first three cells. */
  summary?(cells: ImportCells<Field>): readonly string[];
  /** Returns a warning about a cell; the row can still be sent. Default: no warnings. */
  doubt?(field: Field, text: string): Text | undefined;
  /** Records that may be the same, which the user decides: the same key, and `isTwin`, which is true by default. */
  duplicates?: { key(record: Fields): string; isDuplicate?(one: Fields, other: Fields): boolean };
  /** Returns a question to ask before a record is sent. Default: no questions. */
  ask?(record: Fields): RowQuestion<Field> | undefined;
  /** Words for the codes of issues; they may use `{field}` and the parameters of the issue. Default: the issue's own message. */
  issues?: Readonly<Record<string, Text>>;
  /** Other words for texts of the import, by their names. */
  texts?: Partial<Readonly<Record<ImportMessageName, Text>>>;
  /** Brings the draft of an earlier version of the app into the present form. Default: as it is. */
  upgradeDraft?(work: unknown): unknown;
}

/** Declares an import, so that the compiler knows its fields. See `docs/import.md`. @beta */
export const defineImport = <Fields, const Field extends string>(
  declaration: ImportDeclaration<Fields, Field>,
): ImportDeclaration<Fields, Field> => declaration;
