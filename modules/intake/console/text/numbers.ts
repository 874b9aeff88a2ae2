import { counters, currencies, numerals, powers } from '../words/numbers';

const digitOf = new Map(numerals.flatMap((signs, digit) => Array.from(signs, (sign) => [sign, digit] as const)));

export const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9' && sign.length === 1;
const isNumeral = (sign: string) => digitOf.has(sign) || powers.has(sign);

/** A number and the place behind it. */
export interface ReadNumber {
  value: number;
  to: number;
}

/** A small number of vehicles at a place: `2`, `两`, `十二`. */
export function countAt(text: string, at: number): ReadNumber | undefined {
  let to = at;
  while (to < at + 3 && isDigit(text.charAt(to))) to += 1;
  if (to > at) return to > at + 2 ? undefined : { value: Number(text.slice(at, to)), to };
  while (to < at + 4 && (digitOf.has(text.charAt(to)) || text.charAt(to) === '十')) to += 1;
  const value = to > at ? spokenNumber(text.slice(at, to)) : undefined;
  return value !== undefined && value > 0 && value < 100 ? { value, to } : undefined;
}

/** The length of the word for a unit of vehicles at a place. */
export function counterAt(lower: string, at: number): number {
  return counters.find((word) => lower.startsWith(word, at))?.length ?? 0;
}

/** An amount in yuan at a place, with spaces and signs of money before it: `¥1,200元`, `1.2万`, `三千八`, `6万5`. */
export function amountAt(lower: string, start: number): ReadNumber | undefined {
  let at = start;
  while (' ¥￥$:='.includes(lower.charAt(at) || '\n')) at += 1;
  if (lower.startsWith('rmb', at) || lower.startsWith('cny', at)) at += 3;
  if (lower.startsWith('人民币', at)) at += 3;
  while (lower.charAt(at) === ' ') at += 1;
  const number = isDigit(lower.charAt(at)) ? figureAt(lower, at) : spokenAt(lower, at);
  if (!number) return undefined;
  let { to } = number;
  if (lower.charAt(to) === ' ') to += 1;
  const currency = currencies.find((word) => lower.startsWith(word, to));
  return { value: number.value, to: currency ? to + currency.length : number.to };
}

function figureAt(lower: string, at: number): ReadNumber | undefined {
  const [written = ''] =
    /^(?:\d{1,3}(?:[, ]\d{3}){1,2}(?!\d)|\d{1,8})(?:\.\d{1,2})?/.exec(lower.slice(at, at + 16)) ?? [];
  let to = at + written.length;
  const figure = Number(written.replace(/[, ]/g, ''));
  if (isDigit(lower.charAt(to))) return undefined;
  const sign = lower.charAt(lower.charAt(to) === ' ' ? to + 1 : to);
  const power = '万千wk'.includes(sign || '\n') ? (powers.get(sign) ?? 1) : 1;
  if (power === 1) return { value: figure, to };
  to = lower.indexOf(sign, to) + 1;
  // 6万5 is 65 000, and 1万2千 is 12 000.
  const tail = isDigit(lower.charAt(to)) && !isDigit(lower.charAt(to + 1)) ? Number(lower.charAt(to)) : 0;
  if (tail === 0) return { value: round(figure * power), to };
  const smaller = powers.get(lower.charAt(to + 1));
  return { value: round(figure * power + tail * (smaller ?? power / 10)), to: to + (smaller ? 2 : 1) };
}

const round = (yuan: number) => Math.round(yuan * 100) / 100;

function spokenAt(lower: string, at: number): ReadNumber | undefined {
  let to = at;
  while (to < at + 12 && isNumeral(lower.charAt(to))) to += 1;
  const text = lower.slice(at, to);
  const value = Array.from(text).some((sign) => powers.has(sign)) ? spokenNumber(text) : undefined;
  return value === undefined ? undefined : { value, to };
}

/** The value of a number in characters: 一万五 is 15 000, since its last digit counts by the next smaller unit. */
function spokenNumber(text: string): number | undefined {
  let [sum, digit, unit] = [0, 0, 1];
  for (const sign of text) {
    const power = powers.get(sign);
    if (power === undefined) {
      if (digitOf.get(sign) === 0) unit = 10;
      digit = digitOf.get(sign) ?? 0;
      continue;
    }
    sum = power === 10_000 ? (sum + (digit || (sum > 0 ? 0 : 1))) * power : sum + (digit || 1) * power;
    [digit, unit] = [0, power];
  }
  return sum + (sum > 0 ? (digit * unit) / 10 : digit);
}
