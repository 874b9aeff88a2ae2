/** Why a file is not read: an old or locked workbook, a web page with the name of a workbook, too much content, or anything else. @public */
export type UnreadableReason = 'oldWorkbook' | 'markup' | 'large' | 'unknown';

/** Rejects the reading of a file that is no table, or too large. @public */
export class UnreadableTableError extends Error {
  override readonly name = 'UnreadableTableError';

  constructor(
    readonly as: UnreadableReason,
    options?: ErrorOptions,
  ) {
    super(`The file is not a table that can be read: ${as}.`, options);
  }
}
