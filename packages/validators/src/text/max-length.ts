import type { Examples, Rule } from '../form/schema';
import { lengthRule } from './length-rule';

/** Asks for a string of at most so many characters (Unicode code points). The params: `{ max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function maxLength(max: number): Rule<string, string> {
  return lengthRule(messages, { max }, 0, max);
}

export const messages = {
  code: 'maxLength',
  zh: '长度不能超过 {max} 个字符',
  en: 'Length must be at most {max}',
} as const;

export const examples = (): Examples => [{ args: [2], good: ['', 'ab', '😀😀'], bad: ['abc'] }];
