import { createRule } from '../form/create-rule';
import { between } from '../form/json-schema';
import type { Examples, Rule } from '../form/schema';
import { isBetween } from './is-between';

/** Requires a number between two bounds, both included. The params: `{ min, max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function range(min: number, max: number): Rule<number, number> {
  return createRule<number>('range', (value) => isBetween(value, min, max), { min, max }, between(min, max));
}

export const examples = (): Examples => [{ args: [1, 12], good: [1, 12], bad: [0, 13] }];
