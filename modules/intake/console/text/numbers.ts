import { counters, currencies, numerals, powers } from '../words/numbers';

export const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9' && sign.length === 1;

/** A number and the place behind it. */
type ReadNumber = Readonly<{ value: number; to: number }>;

const digitOf = (sign: string) => numerals.findIndex((signs) => signs.includes(sign));

/** A small number of vehicles at a place: `2`, `两`, `十二`. */
export function countAt(text: string, at: number): ReadNumber | undefined {
  const [written = ''] = /^(?:\d+|[\u4e00-\u9fff〇]{1,3})/.exec(text.slice(at, at + 3)) ?? [];
  if (isDigit(written.charAt(0)))
    return written.length < 3 ? { value: Number(written), to: at + written.length } : undefined;
  let [to, value] = [at, 0];
  for (const sign of written) {
    const digit = digitOf(sign);
    if (digit < 0 && sign !== '十') break;
    value = sign === '十' ? (value || 1) * 10 : value + digit;
    to += 1;
  }
  return value > 0 ? { value, to } : undefined;
}

/** The length of the word for a unit of vehicles at a place. */
export function counterAt(lower: string, at: number): number {
  return counters.find((word) => lower.startsWith(word, at))?.length ?? 0;
}

const figure = /^((?:\d{1,3}(?:[, ]\d{3}){1,2}|\d{1,8})(?:\.\d{1,2})?)( ?[万千wk])?(?![\d万千kw])/;

/** An amount in yuan at a place, with spaces and signs of money before it: `¥1,200元`, `1.2万`. */
export function amountAt(lower: string, start: number): ReadNumber | undefined {
  const [head = ''] = /^[ ¥￥$:=]{0,4}(?:rmb|cny|人民币)? ?/.exec(lower.slice(start, start + 9)) ?? [];
  const at = start + head.length;
  const [whole, digits = '', power = ''] = figure.exec(lower.slice(at, at + 18)) ?? [];
  if (whole === undefined) return undefined;
  const value = Math.round(Number(digits.replace(/[, ]/g, '')) * (powers[power.trim()] ?? 1) * 100) / 100;
  const to = at + whole.length;
  const behind = lower.charAt(to) === ' ' ? to + 1 : to;
  const currency = currencies.find((word) => lower.startsWith(word, behind));
  return { value, to: currency ? behind + currency.length : to };
}
