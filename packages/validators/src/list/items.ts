import { createRule } from '../form/create-rule';
import { within } from '../form/json-schema';
import type { Examples, Rule } from '../form/schema';
import { isCountBetween } from './is-count-between';

/** Asks for a list of exactly so many items. The params: `{ length }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function items(length: number): Rule<readonly unknown[]> {
  return createRule<readonly unknown[]>(
    messages,
    (value) => isCountBetween(value, length, length),
    { length },
    {
      type: 'array',
      ...within('Items', length, length),
    },
  );
}

export const messages = {
  code: 'items',
  zh: '必须正好有 {length} 项',
  en: 'The number of items must be exactly {length}',
} as const;

export const examples = (): Examples => [{ args: [2], good: [[1, 2]], bad: [[1], [1, 2, 3], '12'] }];
