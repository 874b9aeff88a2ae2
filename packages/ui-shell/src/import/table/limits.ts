/** Bytes of a file that is read at all. */
export const largestFile = 10 * 1024 * 1024;
/** Megabytes that a workbook may inflate to: 5,000 long rows fit. */
export const mostInflated = 24;
