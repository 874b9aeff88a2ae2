import type { Examples, Rule } from '../form/schema';
import { lengthRule } from './length-rule';

/** Asks for a string of exactly so many characters (Unicode code points). The params: `{ length }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function length(length: number): Rule<string, string> {
  return lengthRule(messages, { length }, length, length);
}

export const messages = {
  code: 'length',
  zh: '长度必须为 {length} 个字符',
  en: 'Length must be exactly {length}',
} as const;

export const examples = (): Examples => [{ args: [4], good: ['1234', '欧阳娜娜'], bad: ['123', '12345', 1234] }];
