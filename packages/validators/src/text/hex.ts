import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** @public */
export interface HexOptions {
  /** Also accept the forms of 4 and 8 digits, whose last one or two are the opacity (CSS Color 4). Default false. */
  alpha?: boolean;
}

/** Whether a string is a hexadecimal colour of 3 or 6 digits, with or without `#`, as the form rule type `hex` has it. @public */
export function isHex(value: unknown, options?: HexOptions): boolean {
  if (typeof value !== 'string') return false;
  return /^#?(?:[\da-f]{3}){1,2}$/i.test(value) || (options?.alpha === true && /^#?(?:[\da-f]{4}){1,2}$/i.test(value));
}

/** Accepts what `isHex` does. @public */
export function hex(options?: HexOptions): Schema<string> {
  return format(messages, (value) => isHex(value, options));
}

export const messages = {
  code: 'hex',
  zh: '请输入正确的十六进制颜色值，例如 #1890ff',
  en: 'Enter a hexadecimal colour such as #1890ff',
} as const;

export const examples = (): Examples => [
  { good: ['#1890ff', 'abc'], bad: ['#1890f', 'red', '#ff0000ff'] },
  { args: [{ alpha: true }], good: ['#ff0000ff', '0f38'], bad: ['#ff000'] },
];
