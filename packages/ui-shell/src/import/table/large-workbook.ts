/** Megabytes that a workbook may inflate to: 5,000 long rows, and what is read without holding the window for long. */
export const mostInflated = 24;

/** Thrown where a workbook would take the window's memory or time; the message says what there is too much of. */
export class LargeWorkbook extends RangeError {
  override readonly name = 'LargeWorkbook';
}
