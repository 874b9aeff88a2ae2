import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^[+-]?(?:\d+|\d*\.\d+)$/;

/** Whether a string is a decimal number in plain notation: optional sign, digits, optional fraction after a point (`-.25`, `007`, `1.0`). @public */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isDecimal` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const decimal = (): Schema<string> => format('decimal', isDecimal, matching('decimal', FORM));

export const examples = (): Examples => [{ good: ['-.25', '007', '1.0'], bad: ['1e3', '1.', ''] }];
