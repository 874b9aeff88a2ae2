import { isOneOf } from '../text/is-one-of.ts';
import { createType } from './create-type.ts';
import type { Schema } from './schema.ts';

/** Accepts the listed values only, and narrows the type to them. The params: `{ choices }`. */
export function oneOf<const Choice>(choices: readonly Choice[]): Schema<Choice> {
  return createType('oneOf', isOneOf(choices), { choices: [...choices] });
}
