import { countCharacters } from './count-characters.ts';

export interface PasswordOptions {
  /** Least number of characters (Unicode code points). Default 6, for example `{ min: 12 }`. */
  min?: number;
}

/** Whether a string is long enough to be a password: at least 6 characters, of any kind, white space included. */
export function isPassword(value: unknown, options?: PasswordOptions): boolean {
  const min = options?.min ?? 6;
  return typeof value === 'string' && (value.length >= min * 2 || countCharacters(value) >= min);
}
