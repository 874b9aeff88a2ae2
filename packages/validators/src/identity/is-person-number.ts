import { isPastDate } from './is-past-date';

/** Whether a string has 18 characters with a date of birth and the check character (ISO 7064 MOD 11-2, `X` for ten) where GB 11643 has them. */
export function isPersonNumber(number: string): boolean {
  if (!/^\d{17}[\dX]$/i.test(number) || !isPastDate(number.slice(6, 14))) return false;
  let sum = 0;
  for (const digit of number.slice(0, 17)) sum = ((sum + Number(digit)) * 2) % 11;
  return /x/i.test(number) ? sum === 2 : (sum + Number(number[17])) % 11 === 1;
}
