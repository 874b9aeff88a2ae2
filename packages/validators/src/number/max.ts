import { createRule } from '../form/create-rule';
import { between } from '../form/json-schema';
import type { Examples, Rule } from '../form/schema';
import { isBetween } from './is-between';

/** Requires a number of at most this value. The params: `{ max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function max(max: number): Rule<number, number> {
  return createRule<number>('max', (value) => isBetween(value, -Infinity, max), { max }, between(-Infinity, max));
}

export const examples = (): Examples => [{ args: [9], good: [9, -1], bad: [10, '1'] }];
