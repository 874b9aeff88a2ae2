import type { Examples, Rule } from '../form/schema';
import { lengthRule } from './length-rule';

/** Requires a string of exactly this number of characters (Unicode code points). The params: `{ length }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function length(length: number): Rule<string, string> {
  return lengthRule('length', { length }, length, length);
}

export const examples = (): Examples => [{ args: [4], good: ['1234', '欧阳娜娜'], bad: ['123', '12345', 1234] }];
