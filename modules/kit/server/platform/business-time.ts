/** A day in ms. */
export const dayLength = 24 * 3600_000;

// Asia/Shanghai has been eight hours ahead of UTC all year since 1991.
const ahead = 8 * 3600_000;

/** Returns the number of the business day of a moment; days begin at midnight in Asia/Shanghai. */
export const toDay = (at: number): number => Math.floor((at + ahead) / dayLength);

/** When a day of the business begins, in ms since 1970. */
export const startOfDay = (day: number): number => day * dayLength - ahead;

/** A day of the business as `2025-02-06`. */
export const toDate = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** The day of a date such as `2025-02-06`. */
export const parseDate = (date: string): number => Date.parse(date) / dayLength;

/** Returns hour and minute of a moment in Asia/Shanghai, with the day if it differs from that of `now`. */
export function toClock(at: number, now: number): string {
  const local = new Date(at + ahead).toISOString();
  return toDay(at) === toDay(now) ? local.slice(11, 16) : `${local.slice(5, 10)} ${local.slice(11, 16)}`;
}
