import { createRule } from '../form/create-rule';
import { within } from '../form/json-schema';
import type { Examples, Rule } from '../form/schema';
import { isLengthBetween } from './is-length-between';

/** Asks for a string of exactly so many characters (Unicode code points). The params: `{ length }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function length(length: number): Rule<string, string> {
  return createRule<string>(
    messages,
    (value) => isLengthBetween(value, length, length),
    { length },
    {
      type: 'string',
      ...within('Length', length, length),
    },
  );
}

export const messages = {
  code: 'length',
  zh: '长度必须为 {length} 个字符',
  en: 'Length must be exactly {length}',
} as const;

export const examples = (): Examples => [{ args: [4], good: ['1234', '欧阳娜娜'], bad: ['123', '12345', 1234] }];
