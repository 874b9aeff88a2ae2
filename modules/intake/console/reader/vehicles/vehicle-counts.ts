import type { RecognisedVehicle } from '../recognised';
import { extract, mark, type Scan, spanOf } from '../scan';

const numbers: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};

export const toCount = (said: string | undefined): number => (said ? (numbers[said] ?? Number(said)) : 0);

const numeral = String.raw`(\d{1,2}|[一二两俩三四五六七八九十])`;

export const counter = '台(?!铃(?!木))|[辆部]|架(?!号)|个(?!月|人)|units?(?![a-z])';

const countBefore = new RegExp(
  String.raw`(?<![\d一二两三四五六七八九十第.])(?:${numeral}\s?(?:${counter})\s?(?:of\s)?(?:车\s)?是?(?:全?新的?|二手的?|旧的?)?(?:\p{Script=Han}{1,2}色的?\s?)?\s?|(\d{1,2})\s?[x×*]\s?|(?<![a-z])(?:ship|send|move|transport|deliver)\s?:?\s?(\d{1,2})\s)$`,
  'iu',
);

/** One of them, said without its number: 发台雅迪. */
const oneBefore = /(?<=[发寄运拉送有要托买卖了这那])[台辆部架个](?:二手的?|全?新的?)?$/u;

const countBehind = new RegExp(
  String.raw`^(?:\s?[\p{Script=Han}]{1,2}色的?)?[\s,:(]*(?:(?:[x×*]|qty\.?[:\s]*)\s?(\d{1,2})(?![\dA-Za-z])|(?:共|各|数量[:\s]*|qty\.?[:\s]*)?${numeral}[^\S\n]?(?:${counter}))`,
  'iu',
);

/** A number behind a vehicle that may be its model or how many there are. */
const bareCount =
  /^(?: {0,6}|\)(?=\d{1,2}\s*(?:$|[,;\n]))|\s*,\s*(?=\d{1,2}\s*(?:$|[\n;])))(\d{1,2})(?=\s*(?:$|[\s,;)+\n]|\p{Script=Han}))(?![^\S\n]*\p{Script=Han}?(?:座|代|款|寸|号|年|月|米|万))/u;

const countsNext = new RegExp(
  String.raw`^(?:${numeral}\s?[台辆部][^\d一二两三四五六七八九十\s,;]{1,8})+(?=[\s,;]|$)`,
  'u',
);

/** Whether the number behind counts it, also where one stands before: `三台 雅迪1台`, unlike `两台爱玛 一台雅迪`. */
export const isCountOf = (left: string, right: string): boolean =>
  countBehind.test(right) &&
  !/^\s*:/.test(right) &&
  (/\s$/.test(left) ||
    // 5台雅迪6台爱玛: each number stands before what it counts.
    !countsNext.test(right)) &&
  (/\s$/.test(left) ||
    (!/^[\s,]/.test(right) && !right.startsWith(/[一二两三四五六七八九十]\s?[台辆部个]$/.exec(left)?.[0] ?? '\n')));

export function readCountBefore(left: string, vehicle: RecognisedVehicle, end: number): number {
  const count = countBefore.exec(left) ?? oneBefore.exec(left);
  if (!count) return end;
  const from = end - count[0].length;
  // 那台 says which one it is.
  const isPointed = /[这那]$/.test(left.slice(0, from));
  vehicle.quantity = {
    value: String(toCount(count[1] ?? count[2] ?? count[3] ?? '一')),
    sure: isPointed ? 0.7 : 0.95,
    at: [{ from, to: end }],
  };
  return from;
}

export function readCount({ text }: Scan, from: number, vehicle: RecognisedVehicle): number {
  if (vehicle.quantity) return from;
  const count = countBehind.exec(text.slice(from)) ?? bareCount.exec(text.slice(from));
  if (!count) return from;
  const to = from + count[0].length;
  const isBare = count[2] === undefined && !/[x×*台辆部个]/i.test(count[0]);
  // 新日XC3，1: behind what it is, at the end of its line or cell, it counts.
  const isCell = (vehicle.model ?? vehicle.category) && /^[^\S\n]*(?:$|[,;)+\n])/.test(text.slice(to));
  const value = toCount(count[1] ?? count[2]);
  // 小刀X7 may be seven of them, or what they are called.
  const isName = count[0].startsWith('X');
  vehicle.quantity = {
    value: String(value),
    sure: isName ? 0.6 : !isBare ? 0.95 : isCell ? 0.9 : 0.7,
    at: [{ from, to }],
  };
  return to;
}

/** How many there are in all, said apart from what they are. */
export function readTotal(scan: Scan): RecognisedVehicle['quantity'] {
  let total: RecognisedVehicle['quantity'];
  extract(
    scan,
    new RegExp(
      String.raw`(?:数量|台数|件数|辆数|(?<!\p{Script=Han})[件数](?=\s*[:=\]])|几台|几辆|几个|总共|一共|共)[\]:=\s]*${numeral}(?!\d)(?:\s?(?:${counter}|件))?|(?:(?<![\d\p{Script=Han}])|(?<=[就是有色排]))${numeral}\s?(?:${counter})(?:车子?)?(?![\p{Script=Han}\d])|(?<=[发寄运送托拉提有])${numeral}\s?(?:${counter})(?:车子?|(?=\s*[,;\n]|$))`,
      'gu',
    ),
    mark.taken,
    (match) => {
      const value = String(toCount(match[1] ?? match[2] ?? match[3]));
      // 一台踏板一台跨骑: two numbers apart are no certain total.
      if (total && total.value !== value) total = { ...total, sure: 0.6 };
      total ??= { value, sure: 0.9, at: [spanOf(match)] };
    },
  );
  return total;
}
