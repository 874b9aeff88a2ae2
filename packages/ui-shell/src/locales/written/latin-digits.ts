import { withoutInvisible } from '../../lib/without-invisible';

/** A text with the digits of every script as 0 to 9, and without the signs that show nothing. */
export const toLatinDigits = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Unicode has the ten digits of a script one after the other, beginning with zero. */
function digitValue(code: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
