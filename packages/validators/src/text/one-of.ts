import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Returns a predicate that tests whether a value is one of the choices, compared as `Set` does (`NaN` equals itself, no conversion). The choices are copied; later changes to the list have no effect. @public */
/* @__NO_SIDE_EFFECTS__ */
export function isOneOf(choices: readonly unknown[]): (value: unknown) => boolean {
  const allowed = new Set(choices);
  return (value) => allowed.has(value);
}

/** Accepts the listed values only, and narrows the type to them. The params: `{ choices }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Choice>(choices: readonly Choice[]): Schema<Choice> {
  const allowed = [...choices];
  return format('oneOf', isOneOf(allowed), () => ({ enum: allowed.filter(isJson) }), { choices: allowed });
}

/** Only texts, finite numbers, true, false and null of JSON can be one of the choices. */
function isJson(choice: unknown): boolean {
  return choice === null || typeof choice === 'string' || typeof choice === 'boolean' || Number.isFinite(choice);
}

export const examples = (): Examples => [{ args: [['card', 'smart']], good: ['card', 'smart'], bad: ['smooth', ''] }];
