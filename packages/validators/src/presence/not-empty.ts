import { createPresence } from '../form/create-presence';
import type { Examples, Schema } from '../form/schema';
import { isBlank } from '../text/blank';
import { isEmptyList } from './is-empty-list';

/** Refuses empty values as `required` does, and strings of white space alone. @public */
/* @__NO_SIDE_EFFECTS__ */
export const notEmpty = (): Schema<unknown> =>
  createPresence('notEmpty', (value) => isBlank(value) || isEmptyList(value), {
    not: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^\\s*$' }, { type: 'array', maxItems: 0 }] },
  });

export const examples = (): Examples => [{ good: ['a', 0, [1]], bad: ['', ' ', '\u3000', [], null] }];
