/** Whether year, month (1 to 12) and day name a day of the Gregorian calendar from 1800 until today. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1800 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date <= new Date();
}
