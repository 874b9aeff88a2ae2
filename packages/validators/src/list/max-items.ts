import type { Examples, Rule } from '../form/schema';
import { countRule } from './count-rule';

/** Asks for a list of at most so many items. The params: `{ max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function maxItems(max: number): Rule<readonly unknown[]> {
  return countRule(messages, { max }, 0, max);
}

export const messages = {
  code: 'maxItems',
  zh: '最多只能有 {max} 项',
  en: 'The number of items must be at most {max}',
} as const;

export const examples = (): Examples => [{ args: [1], good: [[], [1]], bad: [[1, 2]] }];
