import { format } from '../form/format';
import { within } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { countCharacters } from './count-characters';

/** @public */
export interface PasswordOptions {
  /** Least number of characters (Unicode code points). Default 6, for example `{ min: 12 }`. */
  min?: number;
}

/** Whether a string is long enough to be a password: at least 6 characters, of any kind, white space included. @public */
export function isPassword(value: unknown, options?: PasswordOptions): boolean {
  const min = options?.min ?? 6;
  return typeof value === 'string' && (value.length >= min * 2 || countCharacters(value) >= min);
}

/** Accepts what `isPassword` does. The params: `{ min }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export const password = (options?: PasswordOptions): Schema<string> =>
  format(
    'password',
    (value) => isPassword(value, options),
    { type: 'string', format: 'password', ...within('Length', options?.min ?? 6, Infinity) },
    { min: options?.min ?? 6 },
  );

export const examples = (): Examples => [
  { good: ['123456'], bad: ['12345', 123456] },
  { args: [{ min: 12 }], good: ['123456789012'], bad: ['12345678901'] },
];
