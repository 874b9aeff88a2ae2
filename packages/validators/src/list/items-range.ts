import type { Examples, Rule } from '../form/schema';
import { countRule } from './count-rule';

/** Requires a list whose number of items is between two bounds, inclusive. The params: `{ min, max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function itemsRange(min: number, max: number): Rule<readonly unknown[]> {
  return countRule('itemsRange', { min, max }, min, max);
}

export const examples = (): Examples => [{ args: [1, 3], good: [[1], [1, 2, 3]], bad: [[], [1, 2, 3, 4]] }];
