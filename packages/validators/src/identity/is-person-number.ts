/** Whether a string has 18 characters with a date of birth and the check character (ISO 7064 MOD 11-2, `X` for ten) where GB 11643 has them. */
export function isPersonNumber(number: string): boolean {
  if (!/^\d{17}[\dX]$/i.test(number) || !isPastDate(number.slice(6, 14))) return false;
  let sum = 0;
  for (const digit of number.slice(0, 17)) sum = ((sum + Number(digit)) * 2) % 11;
  return /x/i.test(number) ? sum === 2 : (sum + Number(number[17])) % 11 === 1;
}

/** Whether eight digits (year, month, day) name a day of the Gregorian calendar from 1800 until today. */
export function isPastDate(digits: string): boolean {
  const iso = digits.replace(/(..)(..)$/, '-$1-$2');
  const date = new Date(iso);
  // A day that a month does not have is carried into the next one, or is no date at all.
  return iso > '18' && date <= new Date() && date.toISOString().startsWith(iso);
}
