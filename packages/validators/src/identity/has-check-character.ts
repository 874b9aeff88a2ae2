/** Whether the last character of a number is the check character of the digits before it by ISO 7064 MOD 11-2, `X` for ten. */
export function hasCheckCharacter(number: string): boolean {
  let sum = 0;
  for (const digit of number.slice(0, -1)) sum = ((sum + Number(digit)) * 2) % 11;
  return '0123456789X'[(12 - sum) % 11] === number.slice(-1).toUpperCase();
}
