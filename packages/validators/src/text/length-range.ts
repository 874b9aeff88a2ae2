import type { Examples, Rule } from '../form/schema';
import { lengthRule } from './length-rule';

/** Requires a string between two lengths, both included, in Unicode code points. The params: `{ min, max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function lengthRange(min: number, max: number): Rule<string, string> {
  return lengthRule('lengthRange', { min, max }, min, max);
}

export const examples = (): Examples => [{ args: [2, 4], good: ['ab', 'abcd'], bad: ['a', 'abcde'] }];
