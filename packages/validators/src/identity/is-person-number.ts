/** Whether a string has 18 characters with a date of birth and the check character (ISO 7064 MOD 11-2, `X` for ten) where GB 11643 has them. */
export function isPersonNumber(number: string): boolean {
  if (!/^\d{17}[\dX]$/i.test(number) || !isPastDate(number.slice(6, 14))) return false;
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum = ((sum + Number(number[place])) * 2) % 11;
  return /x/i.test(number) ? sum === 2 : (sum + Number(number[17])) % 11 === 1;
}

/** Whether eight digits (year, month, day) name a day of the Gregorian calendar from 1800 until today. */
export function isPastDate(digits: string): boolean {
  const year = Number(digits.slice(0, 4));
  const month = Number(digits.slice(4, 6)) - 1;
  const time = Date.UTC(year, month, Number(digits.slice(6)));
  // A day that a month does not have is carried into the next one.
  return year >= 1800 && time <= Date.now() && new Date(time).getUTCMonth() === month;
}
