import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/**
 * Makes a predicate that says whether a value is one of the choices, compared as `Set` does (`NaN` equals itself, no conversion).
 * The choices are copied once; a later change to the list is not seen. @public
 */
export function isOneOf(choices: readonly unknown[]): (value: unknown) => boolean {
  const known = new Set(choices);
  return (value) => known.has(value);
}

/** Accepts the listed values only, and narrows the type to them. The params: `{ choices }`. @public */
export function oneOf<const Choice>(choices: readonly Choice[]): Schema<Choice> {
  return format(messages, isOneOf(choices), { choices: [...choices] });
}

export const messages = {
  code: 'oneOf',
  zh: '只能是以下选项之一：{choices}',
  en: 'Must be one of: {choices}',
} as const;

export const examples = (): Examples => [{ args: [['card', 'smart']], good: ['card', 'smart'], bad: ['smooth', ''] }];
