import { normalise } from '@waybill/validators/cn';
import { times } from '../words/numbers';
import { type Draft, isHan, isLatin } from './items';
import { wordsAt } from './lexicon';
import { countAt, counterAt, isDigit } from './numbers';
import type { Scan } from './scan';

const provinces = '京沪津渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新';

/** Forms of phones, and whether the form is ambiguous: separated digits, or a possible foreign number. */
const phoneForms: readonly (readonly [form: RegExp, isLoose: boolean])[] = [
  [/\(?(?:\+|00)?(?:852|853)\)?[- ]{0,2}[2-9]\d{3}[- ]?\d{4}(?!\d)/y, false],
  [/\(?(?:\+|00)?886\)?[- ]{0,2}\(?0?\)?[2-9](?:[- ]?\d){7,8}(?!\d)/y, false],
  [/(?:\(?(?:\+|00)?86\)?[- ]{0,2})?1[3-9]\d(?:[- .]{0,2}\d{4}){2}(?!\d)/y, false],
  [/1[- .]{0,2}[3-9](?:[- ._,·]{0,2}\d){9}(?![- .]?\d)/y, true],
  [/09\d{2}[- ]?\d{3}[- ]?\d{3}(?!\d)/y, true],
  [/[48]00(?:[- ]?\d){7}(?!\d)/y, false],
  [/\(?0\d{2,3}\)?[- ]?[2-8]\d{2,3}[- ]?\d{4}(?!\d)/y, false],
];
const extension = /\s?(?:-|转|分机号?|ext\.?|#)\s?\d{1,6}(?!\d)/y;

export function phone({ plain }: Scan, at: number): Draft | undefined {
  const sign = plain.charAt(at);
  const before = plain.charAt(at - 1);
  if (!isDigit(sign) && sign !== '+' && sign !== '(') return undefined;
  if (isDigit(before) || (isLatin(before) && sign !== '(')) return undefined;
  for (const [form, isLoose] of phoneForms) {
    form.lastIndex = at;
    const [written] = form.exec(plain) ?? [];
    if (!written) continue;
    extension.lastIndex = at + written.length;
    const hasMore = /^[048(]/.test(written) && !/^09|^\(?0?0?8[58]/.test(written);
    const whole = written + ((hasMore && extension.exec(plain)?.[0]) || '');
    return { kind: 'phone', from: at, to: at + whole.length, phone: phoneOf(written, whole, isLoose), isLoose };
  }
  return undefined;
}

function phoneOf(written: string, whole: string, isLoose: boolean): string {
  const digits = written.replace(/\D/g, '');
  if (isLoose && written.startsWith('09')) return `+886${digits.slice(1)}`;
  return isLoose ? digits : normalise.phone(whole);
}

/** A frame number: 17 characters, 15 digits, or any text after its title. */
export function frame(scan: Scan, at: number): Draft | undefined {
  const [run = ''] = /^[A-Za-z\d]{8,20}/.exec(scan.slice(at, at + 20)) ?? [];
  if (!/\d/.test(run) || scan.isInRun(at)) return undefined;
  const isFrame =
    (run.length === 17 && !/[IOQ]/i.test(run)) || /^\d{15}$/.test(run) || (run.length < 18 && scan.isTitled('frame'));
  return isFrame ? { kind: 'frame', from: at, to: at + run.length } : undefined;
}

/** A plate. The plate of an e-bike begins with its city and counts only after a title. */
export function plate(scan: Scan, at: number): Draft | undefined {
  const isCivil = provinces.includes(scan.charAt(at)) && isLatin(scan.charAt(at + 1));
  if (!isCivil && !scan.isTitled('plate')) return undefined;
  const form = isCivil
    ? /^.[A-Za-z][ ·.-]?(?=[A-Za-z0-9]{0,5}\d)[A-Za-z0-9]{4,6}(?![A-Za-z0-9])/
    : /^[\u4e00-\u9fff]{2,3}[A-Za-z]{0,2}\d{4,7}(?![A-Za-z0-9])/;
  const [text] = form.exec(scan.slice(at, at + 14)) ?? [];
  return text === undefined ? undefined : { kind: 'plate', from: at, to: at + text.length };
}

const long = /^(?:(20\d\d)[年./-])?(\d{1,2})月(\d{1,2})[号日]?(?!\d)/;
const dashed = /^(20\d\d)[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
const short = /^()(?:(1[0-2]|0?[1-9])[./-](?=\d))?(3[01]|[12]\d|0?[1-9])(?:[号日]|(?![\d./-]))/;

/** `12月3号`, `2026-12-03`; `12/3` and `3号` only behind a title of a day. */
export function date(scan: Scan, at: number): Draft | undefined {
  if (!isDigit(scan.charAt(at)) || scan.isInRun(at)) return undefined;
  const rest = scan.slice(at, at + 16);
  const isExpected = scan.isTitled('collectOn', 'collectWindow');
  const match = long.exec(rest) ?? dashed.exec(rest) ?? (isExpected ? short.exec(rest) : undefined);
  if (!match) return undefined;
  const [text, ...numbers] = match;
  const [year, month, day = 0] = numbers.map((written) => (written ? Number(written) : undefined));
  return { kind: 'date', date: { year, month, day }, from: at, to: at + text.length };
}

/** `2台`, `两辆`, `x2`, `这台`. */
export function count(scan: Scan, at: number): Draft | undefined {
  const sign = scan.lower.charAt(at);
  const before = scan.charAt(at - 1);
  if (times.includes(sign) && !isLatin(before)) {
    const from = at + (scan.charAt(at + 1) === ' ' ? 2 : 1);
    const number = isDigit(scan.charAt(from)) ? countAt(scan.plain, from) : undefined;
    // 小刀X7 may be seven vehicles, or the model X7.
    if (number && !isLatin(scan.charAt(number.to)) && !(scan.charAt(at) === 'X' && isHan(before)))
      return { kind: 'count', count: number.value, from: at, to: number.to };
  }
  if (isDigit(sign) && (scan.isInRun(at) || before === '.' || before === '-')) return undefined;
  if (isHan(sign) && '第一二两三四五六七八九十'.includes(before || '\n')) return undefined;
  const number = countAt(scan.plain, at);
  if (number) {
    const from = number.to + (scan.charAt(number.to) === ' ' ? 1 : 0);
    const unit = unitAt(scan, from);
    const isLoose = '个件'.includes(scan.charAt(from) || '\n');
    return unit > 0 ? { kind: 'count', count: number.value, isLoose, from: at, to: from + unit } : undefined;
  }
  // 发台雅迪, 这台, 有台铃木.
  const isOne = '台辆部'.includes(sign || '\n') && '这那发寄运送托买卖取提退拉有要把走出了'.includes(before || '\n');
  return isOne && !isBrandOnly(scan, at) ? { kind: 'count', count: 1, isLoose: true, from: at, to: at + 1 } : undefined;
}

/** 2 台铃: the brand 台铃 begins with the unit 台, so that two of it are meant; 2 台铃木 means two units of 铃木. */
const isBrandOnly = ({ lower, brands }: Scan, at: number) =>
  wordsAt(lower, at, brands).length > 0 && wordsAt(lower, at + 1, brands).length === 0;

function unitAt(scan: Scan, at: number): number {
  const unit = counterAt(scan.lower, at);
  const next = scan.charAt(at + unit) || '\n';
  const isOther = { 架: '号', 件: '人货', 个: '月人小工多半钟地电单客' }[scan.charAt(at)]?.includes(next);
  return isOther || (scan.charAt(at) === '台' && isBrandOnly(scan, at)) ? 0 : unit;
}
