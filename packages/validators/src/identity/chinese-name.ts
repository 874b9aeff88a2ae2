import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** @public */
export interface ChineseNameOptions {
  /** Also accept names of parts joined by the middle dot (U+00B7), at most 25 characters in all. Default false. */
  middleDot?: boolean;
}

const FORM = /* @__PURE__ */ toForm('');
const DOTTED = /* @__PURE__ */ toForm('|(?=.{3,25}$)H+(?:\u00b7H+)+');

/** Whether a string is a Chinese name of 2 to 4 ideographs, the rarer ones of the extension planes included. @public */
export function isChineseName(value: unknown, options?: ChineseNameOptions): boolean {
  return typeof value === 'string' && (options?.middleDot ? DOTTED : FORM).test(value);
}

function toForm(parts: string): RegExp {
  // Han letters and the ideographic zero. Planes 2 and 3 count whole, for ideographs newer than the engine's Unicode data.
  const han = '(?:(?=\\p{Script=Han})\\p{Lo}|[\\u3007\\u{20000}-\\u{2fffd}\\u{30000}-\\u{3fffd}])';
  return new RegExp(`^(?:H{2,4}${parts})$`.replaceAll('H', han), 'u');
}

/** Accepts what `isChineseName` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const chineseName = (options?: ChineseNameOptions): Schema<string> =>
  format(
    'chineseName',
    (value) => isChineseName(value, options),
    matching('cn-name', options?.middleDot ? DOTTED : FORM),
  );

export const examples = (): Examples => [
  { good: ['张三', '欧阳娜娜'], bad: ['张', '张 三', 'Li', '阿依古丽·买买提'] },
  { args: [{ middleDot: true }], good: ['阿依古丽·买买提'], bad: ['阿依古丽·', '阿依古丽•买买提'] },
];
