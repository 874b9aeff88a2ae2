import { createPresence } from '../form/create-presence';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';
import { isBlank } from '../text/blank';
import { isEmptyList } from './is-empty-list';

/** Refuses what `required` does, and strings of nothing but white space. @public */
export const notEmpty = /* @__PURE__ */ withCheck(
  (): Schema<unknown> =>
    createPresence(messages, (value) => isBlank(value) || isEmptyList(value), {
      not: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^\\s*$' }, { type: 'array', maxItems: 0 }] },
    }),
);

export const messages = { code: 'notEmpty', zh: '此项不能为空', en: 'This field cannot be empty' } as const;

export const examples = (): Examples => [{ good: ['a', 0, [1]], bad: ['', ' ', '\u3000', [], null] }];
