import { isEmail } from '../contact/is-email.ts';
import { isUrl } from '../network/is-url.ts';
import { type HexOptions, isHex } from '../text/is-hex.ts';
import { isRegExp } from '../text/is-reg-exp.ts';
import { createType } from './create-type.ts';
import type { Schema } from './schema.ts';

/** Accepts every string, the empty one included. */
export function string(): Schema<string> {
  return createType('string', (value) => typeof value === 'string');
}

/** Accepts every finite number. */
export function number(): Schema<number> {
  return createType('number', Number.isFinite);
}

/** Accepts `true` and `false`. */
export function boolean(): Schema<boolean> {
  return createType('boolean', (value) => typeof value === 'boolean');
}

/** Accepts whole numbers. */
export function integer(): Schema<number> {
  return createType('integer', Number.isInteger);
}

/** Accepts finite numbers with a fraction, so not the whole ones. */
export function float(): Schema<number> {
  return createType('float', (value) => Number.isFinite(value) && !Number.isInteger(value));
}

/** Accepts valid `Date` objects, of any realm. */
export function date(): Schema<Date> {
  return createType('date', (value) => {
    try {
      return !Number.isNaN(Date.prototype.getTime.call(value));
    } catch {
      return false;
    }
  });
}

/** Accepts functions. */
export function method(): Schema<(...args: never[]) => unknown> {
  return createType('method', (value) => typeof value === 'function');
}

/** Accepts what `isRegExp` does: regular expressions and the text of one. */
export function regexp(): Schema<RegExp | string> {
  return createType('regexp', isRegExp);
}

/** Accepts what `isEmail` does. */
export function email(): Schema<string> {
  return createType('email', isEmail);
}

/** Accepts what `isUrl` does. */
export function url(): Schema<string> {
  return createType('url', isUrl);
}

/** Accepts what `isHex` does: a colour of 3 or 6 hexadecimal digits. */
export function hex(options?: HexOptions): Schema<string> {
  return createType('hex', (value) => isHex(value, options));
}
