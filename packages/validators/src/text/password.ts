import { format } from '../form/format';
import { within } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';
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
export const password = /* @__PURE__ */ withCheck(
  (options?: PasswordOptions): Schema<string> =>
    format(
      messages,
      (value) => isPassword(value, options),
      { min: options?.min ?? 6 },
      { type: 'string', format: 'password', ...within('Length', options?.min ?? 6, Infinity) },
    ),
);

export const messages = {
  code: 'password',
  zh: '密码不能少于 {min} 位',
  en: 'Password cannot be less than {min} characters',
} as const;

export const examples = (): Examples => [
  { good: ['123456'], bad: ['12345', 123456] },
  { args: [{ min: 12 }], good: ['123456789012'], bad: ['12345678901'] },
];
