import type { Examples, Rule } from '../form/schema';
import { countRule } from './count-rule';

/** Requires a list of exactly this number of items. The params: `{ length }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function items(length: number): Rule<readonly unknown[]> {
  return countRule('items', { length }, length, length);
}

export const examples = (): Examples => [{ args: [2], good: [[1, 2]], bad: [[1], [1, 2, 3], '12'] }];
