/** A value of a cell in a file; texts are already translated. @public */
export type SheetCell = string | number | Date | null;

/** Rows for a file, in batches. @public */
export interface Sheet {
  /** Name of the sheet, if the format supports names. */
  name: string;
  titles: readonly string[];
  /** The time zone of moments, such as `Asia/Shanghai`. Default: the browser's. */
  timeZone?: string;
  /** Batches of rows, such as the pages of a list. */
  batches: AsyncIterable<readonly (readonly SheetCell[])[]> | Iterable<readonly (readonly SheetCell[])[]>;
}

/** Writes a sheet as a file, in tasks of about 12 ms. */
export type WriteSheet = (sheet: Sheet) => Promise<Blob>;
