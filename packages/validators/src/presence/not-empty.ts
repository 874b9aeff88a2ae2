import { createPresence } from '../form/create-presence';
import type { Examples, Schema } from '../form/schema';
import { isBlank } from '../text/blank';
import { isEmptyList } from './is-empty-list';

/** Refuses what `required` does, and strings of nothing but white space. @public */
export function notEmpty(): Schema<unknown> {
  return createPresence(messages, (value) => isBlank(value) || isEmptyList(value));
}

export const messages = { code: 'notEmpty', zh: '此项不能为空', en: 'This field cannot be empty' } as const;

export const examples = (): Examples => [{ good: ['a', 0, [1]], bad: ['', ' ', '\u3000', [], null] }];
