/** As what a file failed: an old or locked workbook, a page that calls itself one, or anything else. */
export type FailedAs = 'oldWorkbook' | 'markup' | 'unknown';

/** Thrown where a file is no table that can be read. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';

  constructor(
    readonly as: FailedAs,
    options?: ErrorOptions,
  ) {
    super(`The file is not a table that can be read: ${as}.`, options);
  }
}
