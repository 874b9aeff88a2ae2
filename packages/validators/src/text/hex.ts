import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** @public */
export interface HexOptions {
  /** Also accept the forms of 4 and 8 digits, whose last one or two are the opacity (CSS Color 4). Default false. */
  alpha?: boolean;
}

/** Whether a string is a hexadecimal colour of 3 or 6 digits, with or without `#`, as the form rule type `hex` defines it. @public */
export function isHex(value: unknown, options?: HexOptions): boolean {
  return typeof value === 'string' && formOf(options).test(value);
}

function formOf(options?: HexOptions): RegExp {
  return options?.alpha === true
    ? /^#?(?:(?:[\da-fA-F]{3}){1,2}|(?:[\da-fA-F]{4}){1,2})$/
    : /^#?(?:[\da-fA-F]{3}){1,2}$/;
}

/** Accepts what `isHex` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const hex = (options?: HexOptions): Schema<string> =>
  format('hex', (value) => isHex(value, options), matching('hex-color', formOf(options)));

export const examples = (): Examples => [
  { good: ['#1890ff', 'abc'], bad: ['#1890f', 'red', '#ff0000ff'] },
  { args: [{ alpha: true }], good: ['#ff0000ff', '0f38'], bad: ['#ff000'] },
];
