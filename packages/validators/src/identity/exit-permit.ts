import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^(?:[CWLT]\d{8}|C[A-HJ-NP-Z]\d{7})$/;

/** Whether a string is the number of an exit permit of mainland residents. Hong Kong and Macau: `C` or `W` with 8 digits, `C` with a letter and 7; Taiwan: `L`, older `T`, with 8. Derived from issued documents; no official text could be verified. @public */
export function isExitPermit(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isExitPermit` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const exitPermit = (): Schema<string> => format('exitPermit', isExitPermit, matching('cn-exit-permit', FORM));

export const examples = (): Examples => [
  { good: ['C12345678', 'CA1234567', 'L12345678'], bad: ['H12345678', 'CI1234567'] },
];
