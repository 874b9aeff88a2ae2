import { createRule } from '../form/create-rule';
import type { Examples, Rule } from '../form/schema';
import { isCountBetween } from './is-count-between';

/** Asks for a list of at least so many items. The params: `{ min }`. @public */
export function minItems(min: number): Rule<readonly unknown[]> {
  return createRule<readonly unknown[]>(messages, (value) => isCountBetween(value, min, Infinity), { min });
}

export const messages = {
  code: 'minItems',
  zh: '至少要有 {min} 项',
  en: 'The number of items must be at least {min}',
} as const;

export const examples = (): Examples => [{ args: [1], good: [[1]], bad: [[], '1'] }];
