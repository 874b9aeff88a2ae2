import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';
import { countCharacters } from '../text/count-characters';

/** @public */
export interface ChineseNameOptions {
  /** Also accept names of parts joined by the middle dot (U+00B7), at most 25 characters in all. Default false. */
  middleDot?: boolean;
}

/** Whether a string is a Chinese name of 2 to 4 ideographs, the rarer ones of the extension planes included. @public */
export function isChineseName(value: unknown, options?: ChineseNameOptions): boolean {
  // Han letters and the ideographic zero; planes 2 and 3 whole, so that ideographs newer than the engine's Unicode
  // data count too.
  const han = /^(?:(?=\p{Script=Han})\p{Lo}|[\u3007\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}])+$/u;
  if (typeof value !== 'string' || value.length > 60) return false;
  const parts = value.split('\u00b7');
  const count = countCharacters(value);
  const fits = parts.length > 1 ? options?.middleDot === true && count <= 25 : count >= 2 && count <= 4;
  return fits && parts.every((part) => han.test(part));
}

function toExpression(options?: ChineseNameOptions): RegExp {
  const han = '(?:(?=\\p{Script=Han})\\p{Lo}|[\\u3007\\u{20000}-\\u{2fffd}\\u{30000}-\\u{3fffd}])';
  const parts = options?.middleDot ? `|(?=.{3,25}$)${han}+(?:\u00b7${han}+)+` : '';
  return new RegExp(`^(?:${han}{2,4}${parts})$`, 'u');
}

/** Accepts what `isChineseName` does. @public */
export const chineseName = /* @__PURE__ */ formatRule((options?: ChineseNameOptions) => [
  messages,
  (value) => isChineseName(value, options),
  matching('cn-name', toExpression(options)),
]);

export const messages = {
  code: 'chineseName',
  zh: '请输入 2 到 4 个汉字的姓名',
  en: 'Enter a Chinese name of 2 to 4 characters',
} as const;

export const examples = (): Examples => [
  { good: ['张三', '欧阳娜娜'], bad: ['张', '张 三', 'Li', '阿依古丽·买买提'] },
  { args: [{ middleDot: true }], good: ['阿依古丽·买买提'], bad: ['阿依古丽·', '阿依古丽•买买提'] },
];
