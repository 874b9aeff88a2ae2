import { createRule } from '../form/create-rule';
import { between } from '../form/json-schema';
import type { Examples, Rule } from '../form/schema';
import { isBetween } from './is-between';

/** Requires a number of at least this value. The params: `{ min }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function min(min: number): Rule<number, number> {
  return createRule<number>('min', (value) => isBetween(value, min, Infinity), { min }, between(min, Infinity));
}

export const examples = (): Examples => [{ args: [0], good: [0, 1], bad: [-1, '1', Number.NaN] }];
