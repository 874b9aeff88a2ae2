import { times } from '../words/numbers';
import { type Draft, isHan, isLatin, isWordSign } from './items';
import { wordsAt } from './lexicon';
import { countAt, counterAt, isDigit } from './numbers';
import { phoneAt } from './phone-at';
import type { Scan } from './scan';

const provinces = '京沪津渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新';

/** Whether a run of digits or letters goes on before a place. */
const isInRun = (scan: Scan, at: number) => isDigit(scan.charAt(at - 1)) || isLatin(scan.charAt(at - 1));

export function phone(scan: Scan, at: number): Draft | undefined {
  const sign = scan.charAt(at);
  if (!isDigit(sign) && sign !== '+' && sign !== '(') return undefined;
  if (isDigit(scan.charAt(at - 1)) || (isLatin(scan.charAt(at - 1)) && sign !== '(')) return undefined;
  const found = phoneAt(scan.plain, at);
  return found && { kind: 'phone', from: at, to: found.to, phone: found };
}

/** The number of a frame: 17 signs, 15 digits, or any behind its title. */
export function frame(scan: Scan, at: number): Draft | undefined {
  const sign = scan.charAt(at);
  if (!(isDigit(sign) || isLatin(sign)) || isInRun(scan, at)) return undefined;
  let to = at;
  while (to < at + 20 && (isDigit(scan.charAt(to)) || isLatin(scan.charAt(to)))) to += 1;
  const run = scan.slice(at, to);
  if (!/\d/.test(run)) return undefined;
  const isFrame =
    (run.length === 17 && !/[IOQioq]/.test(run)) ||
    /^\d{15}$/.test(run) ||
    (run.length > 7 && run.length < 18 && scan.isTitled(/^frame$/));
  return isFrame ? { kind: 'frame', from: at, to } : undefined;
}

/** A plate; that of an e-bike, which begins with its city, behind its title alone. */
export function plate(scan: Scan, at: number): Draft | undefined {
  const isCivil = provinces.includes(scan.charAt(at)) && isLatin(scan.charAt(at + 1));
  if (!isCivil && !scan.isTitled(/^plate$/)) return undefined;
  const form = isCivil
    ? /^.[A-Za-z][ ·.-]?(?=[A-Za-z0-9]{0,5}\d)[A-Za-z0-9]{4,6}(?![A-Za-z0-9])/
    : /^[\u4e00-\u9fff]{2,3}[A-Za-z]{0,2}\d{4,7}(?![A-Za-z0-9])/;
  const [found] = form.exec(scan.slice(at, at + 14)) ?? [];
  return found === undefined ? undefined : { kind: 'plate', from: at, to: at + found.length };
}

const fetched =
  /^ ?(?:早上?|上午|下午|晚上)?[\d点半:~到至-]{0,9} ?(?:可以|能|再)?(?:[来去提取拉装发接]|上门|[之以]?前)/;
const long = /^(?:(20\d\d)[年./-])?(\d{1,2})月(\d{1,2})[号日]?(?!\d)/;
const dashed = /^(20\d\d)[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
const short = /^(1[0-2]|0?[1-9])[./-](3[01]|[12]\d|0?[1-9])(?![\d./-])/;

/** `12月3号`, `2026-12-03`; `12/3` and `3号` beside a word that asks for the day alone. */
export function date(scan: Scan, at: number): Draft | undefined {
  const sign = scan.charAt(at);
  if (isHan(sign) ? !scan.isStart : !isDigit(sign) || isInRun(scan, at)) return undefined;
  const rest = scan.slice(at, at + 24);
  const make = (length: number, year: string | undefined, month: string | undefined, day: number): Draft => ({
    kind: 'date',
    year: year ? Number(year) : undefined,
    month: month ? Number(month) : undefined,
    day,
    from: at,
    to: at + length,
  });
  const [whole, year, month, day] = long.exec(rest) ?? dashed.exec(rest) ?? [];
  if (whole) return make(whole.length, year, month, Number(day));
  const { last } = scan;
  const isAct =
    scan.isStart && last?.kind === 'word' && last.meaning.kind === 'side' && last.meaning.role === 'consignor';
  const isAsked = scan.isTitled(/^collect/) || (isAct && scan.charAt(at - 1) === ':');
  const [slashed, shortMonth, shortDay] = short.exec(rest) ?? [];
  if (slashed && (isAsked || fetched.test(rest.slice(slashed.length))))
    return make(slashed.length, undefined, shortMonth, Number(shortDay));
  const number = scan.isStart ? countAt(rest, 0) : undefined;
  if (!number || number.value > 31 || !'号日'.includes(rest.charAt(number.to) || '\n')) return undefined;
  const to = number.to + 1;
  const isLine = /(?:^|\n)[^\S\n]*$/.test(scan.slice(at - 3, at)) && /^[^\S\n]*(?:\n|$)/.test(rest.slice(to));
  return isAsked || isLine || fetched.test(rest.slice(to)) ? make(to, undefined, undefined, number.value) : undefined;
}

/** `2台`, `两辆`, `x2`, `这台`. */
export function count(scan: Scan, at: number): Draft | undefined {
  const sign = scan.lower.charAt(at);
  const before = scan.charAt(at - 1);
  const make = (value: number, to: number, isPointed = false): Draft => ({
    kind: 'count',
    count: value,
    isPointed,
    from: at,
    to,
  });
  if (times.includes(sign) && !isLatin(before)) {
    const from = at + (scan.charAt(at + 1) === ' ' ? 2 : 1);
    const number = isDigit(scan.charAt(from)) ? countAt(scan.plain, from) : undefined;
    // 小刀X7 may be seven of them, or the name of the model.
    if (number && !isLatin(scan.charAt(number.to)))
      return make(number.value, number.to, scan.charAt(at) === 'X' && isHan(before));
  }
  if (isDigit(sign) && (isInRun(scan, at) || before === '.' || before === '-')) return undefined;
  if (isHan(sign) && '第一二两三四五六七八九十'.includes(before || '\n')) return undefined;
  const number = countAt(scan.plain, at);
  if (number) {
    const from = number.to + (scan.charAt(number.to) === ' ' ? 1 : 0);
    const unit = unitAt(scan, from);
    if (unit > 0) return make(number.value, from + unit);
    if (times.includes(scan.lower.charAt(from) || '\n') && !isWordSign(scan.charAt(from + 1)))
      return make(number.value, from + 1);
    // `ship 1 Yadea`
    const isLatinBrand =
      from > number.to && isLatin(scan.charAt(from)) && wordsAt(scan.lower, from, scan.brands).length > 0;
    return isDigit(sign) && isLatinBrand ? make(number.value, number.to) : undefined;
  }
  // 发台雅迪, 这台, 有台铃木.
  if (!'台辆部'.includes(sign || '\n') || !'这那发寄运送托买卖取提退拉有要把走出了'.includes(before || '\n'))
    return undefined;
  return isBrandOnly(scan, at) ? undefined : make(1, at + 1, '这那'.includes(before));
}

/** 2 台铃 are two of a brand that begins as the word for a unit does; 2 台铃木 are two units of another one. */
const isBrandOnly = ({ lower, brands }: Scan, at: number) =>
  wordsAt(lower, at, brands).length > 0 && wordsAt(lower, at + 1, brands).length === 0;

function unitAt(scan: Scan, at: number): number {
  const unit = counterAt(scan.lower, at);
  const [word, next] = [scan.charAt(at), scan.charAt(at + unit) || '\n'];
  if (unit === 0 || (word === '台' && isBrandOnly(scan, at))) return 0;
  if ((word === '架' && next === '号') || (word === '件' && '人货'.includes(next))) return 0;
  return word === '个' && '月人小工多半钟地电单客'.includes(next) ? 0 : unit;
}
