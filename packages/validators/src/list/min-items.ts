import type { Examples, Rule } from '../form/schema';
import { countRule } from './count-rule';

/** Requires a list of at least this number of items. The params: `{ min }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function minItems(min: number): Rule<readonly unknown[]> {
  return countRule('minItems', { min }, min, Infinity);
}

export const examples = (): Examples => [{ args: [1], good: [[1]], bad: [[], '1'] }];
