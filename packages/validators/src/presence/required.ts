import { createPresence } from '../form/create-presence';
import type { Examples, Schema } from '../form/schema';
import { isEmptyList } from './is-empty-list';

/** Refuses missing values, the empty string and the empty list; the later rules of a `pipe` then do not run. @public */
/* @__NO_SIDE_EFFECTS__ */
export const required = (): Schema<unknown> =>
  createPresence('required', (value) => value === undefined || value === null || value === '' || isEmptyList(value), {
    not: { enum: [null, '', []] },
  });

export const examples = (): Examples => [{ good: ['a', ' ', 0, false], bad: ['', [], null, undefined] }];
