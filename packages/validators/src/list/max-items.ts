import type { Examples, Rule } from '../form/schema';
import { countRule } from './count-rule';

/** Requires a list of at most this number of items. The params: `{ max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function maxItems(max: number): Rule<readonly unknown[]> {
  return countRule('maxItems', { max }, 0, max);
}

export const examples = (): Examples => [{ args: [1], good: [[], [1]], bad: [[1, 2]] }];
