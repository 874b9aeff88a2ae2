import type { Examples, Rule } from '../form/schema';
import { lengthRule } from './length-rule';

/** Requires a string of at most this number of characters (Unicode code points). The params: `{ max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function maxLength(max: number): Rule<string, string> {
  return lengthRule('maxLength', { max }, 0, max);
}

export const examples = (): Examples => [{ args: [2], good: ['', 'ab', '😀😀'], bad: ['abc'] }];
