import { createRule } from '../form/create-rule';
import { within } from '../form/json-schema';
import type { Examples, Rule } from '../form/schema';
import { isLengthBetween } from './is-length-between';

/** Asks for a string of at most so many characters (Unicode code points). The params: `{ max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function maxLength(max: number): Rule<string, string> {
  return createRule<string>(
    messages,
    (value) => isLengthBetween(value, 0, max),
    { max },
    {
      type: 'string',
      ...within('Length', 0, max),
    },
  );
}

export const messages = {
  code: 'maxLength',
  zh: '长度不能超过 {max} 个字符',
  en: 'Length must be at most {max}',
} as const;

export const examples = (): Examples => [{ args: [2], good: ['', 'ab', '😀😀'], bad: ['abc'] }];
