import type { Examples, Rule } from '../form/schema';
import { lengthRule } from './length-rule';

/** Requires a string of at least this number of characters (Unicode code points). The params: `{ min }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function minLength(min: number): Rule<string, string> {
  return lengthRule('minLength', { min }, min, Infinity);
}

export const examples = (): Examples => [{ args: [2], good: ['ab', '😀😀'], bad: ['a', '😀'] }];
