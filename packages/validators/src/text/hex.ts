import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';

/** @public */
export interface HexOptions {
  /** Also accept the forms of 4 and 8 digits, whose last one or two are the opacity (CSS Color 4). Default false. */
  alpha?: boolean;
}

/** Whether a string is a hexadecimal colour of 3 or 6 digits, with or without `#`, as the form rule type `hex` has it. @public */
export function isHex(value: unknown, options?: HexOptions): boolean {
  return typeof value === 'string' && formOf(options).test(value);
}

function formOf(options?: HexOptions): RegExp {
  return options?.alpha === true
    ? /^#?(?:(?:[\da-fA-F]{3}){1,2}|(?:[\da-fA-F]{4}){1,2})$/
    : /^#?(?:[\da-fA-F]{3}){1,2}$/;
}

/** Accepts what `isHex` does. @public */
export const hex = /* @__PURE__ */ formatRule((options?: HexOptions) => [
  messages,
  (value) => isHex(value, options),
  matching('hex-color', formOf(options)),
]);

export const messages = {
  code: 'hex',
  zh: '请输入正确的十六进制颜色值，例如 #1890ff',
  en: 'Enter a hexadecimal colour such as #1890ff',
} as const;

export const examples = (): Examples => [
  { good: ['#1890ff', 'abc'], bad: ['#1890f', 'red', '#ff0000ff'] },
  { args: [{ alpha: true }], good: ['#ff0000ff', '0f38'], bad: ['#ff000'] },
];
