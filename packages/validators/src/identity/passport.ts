import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { hasPassportForm, PASSPORT_FORM } from './has-passport-form';

/** @public */
export interface PassportOptions {
  /** The issuer: China (mainland, Hong Kong and Macau), or any. Default `'CN'`. */
  issuer?: 'CN' | 'any';
}

const CHINESE = /^(?:[DEGHKPS]\d{8}|(?:E[A-HJ-NP-Z]|[DSP]E|KJ|M[AB]|1[45])\d{7})$/;

/**
 * Whether a string has the form of a passport number, which has no check digit. Any issuer: 5 to 9 capital letters and
 * digits, at least one a digit (ICAO Doc 9303). The Chinese forms, without a verified text, are in
 * docs/validators-standards.md. @public
 */
export function isPassport(value: unknown, options?: PassportOptions): boolean {
  if (options?.issuer === 'any') return hasPassportForm(value);
  return typeof value === 'string' && CHINESE.test(value);
}

/** Accepts what `isPassport` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const passport = (options?: PassportOptions): Schema<string> =>
  format(
    'passport',
    (value) => isPassport(value, options),
    matching('passport', options?.issuer === 'any' ? PASSPORT_FORM : CHINESE),
  );

export const examples = (): Examples => [
  { good: ['E12345678', 'EA1234567', 'MA1234567'], bad: ['A12345678', 'EI1234567', 'e12345678'] },
  { args: [{ issuer: 'any' }], good: ['L01X00T47', '123456789'], bad: ['ABCDEFGHI', 'L01X00T471'] },
];
