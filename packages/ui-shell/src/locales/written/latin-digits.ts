import { withoutInvisible } from '../../lib/without-invisible';

/** Converts the digits of every script to 0 to 9, and removes invisible characters. */
export const toLatinDigits = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** In Unicode the ten digits of a script are consecutive, starting with zero. */
function digitValue(code: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
