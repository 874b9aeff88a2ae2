import { createPresence } from '../form/create-presence';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';
import { messages } from '../messages/required-messages';
import { isEmptyList } from './is-empty-list';

export { messages };

/** Refuses nothing at all, the empty string and the empty list; the later rules of a `pipe` are then not asked. @public */
export const required = /* @__PURE__ */ withCheck(
  (): Schema<unknown> =>
    createPresence(messages, (value) => value === undefined || value === null || value === '' || isEmptyList(value), {
      not: { enum: [null, '', []] },
    }),
);

export const examples = (): Examples => [{ good: ['a', ' ', 0, false], bad: ['', [], null, undefined] }];
