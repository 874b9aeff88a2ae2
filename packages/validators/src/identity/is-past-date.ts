/** Whether eight digits (year, month, day) name a day of the Gregorian calendar from 1800 until today. */
export function isPastDate(digits: string): boolean {
  const iso = digits.replace(/(..)(..)$/, '-$1-$2');
  const date = new Date(iso);
  // A day that a month does not have is carried into the next one, or is no date at all.
  return iso > '18' && date <= new Date() && date.toISOString().startsWith(iso);
}
