import { createRule } from '../form/create-rule';
import type { Examples, Rule } from '../form/schema';
import { isCountBetween } from './is-count-between';

/** Asks for a list of at most so many items. The params: `{ max }`. @public */
export function maxItems(max: number): Rule<readonly unknown[]> {
  return createRule<readonly unknown[]>(messages, (value) => isCountBetween(value, 0, max), { max });
}

export const messages = {
  code: 'maxItems',
  zh: '最多只能有 {max} 项',
  en: 'The number of items must be at most {max}',
} as const;

export const examples = (): Examples => [{ args: [1], good: [[], [1]], bad: [[1, 2]] }];
