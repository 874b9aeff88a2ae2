import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** @public */
export interface VinOptions {
  /** Require the check digit in place 9 and a model year in place 10, as GB 16735 does. Default true; ISO 3779 alone has neither. */
  checkDigit?: boolean;
}

/** The index of a digit or letter, modulo ten, is its value in the check sum; the letters I, O and Q do not occur. */
const WORTH = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHT = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const FORM = /^[A-HJ-NPR-Z\d]{13}\d{4}$/;

/** Whether a string is a vehicle identification number: 17 digits and capital letters without I, O and Q, the last four digits (ISO 3779). The check digit follows GB 16735, with `X` for ten. @public */
export function isVin(value: unknown, options?: VinOptions): boolean {
  if (typeof value !== 'string' || !FORM.test(value)) return false;
  if (options?.checkDigit === false) return true;
  const sum = WEIGHT.reduce((total, weight, place) => total + weight * (WORTH.indexOf(value.charAt(place)) % 10), 0);
  return value[8] === '0123456789X'[sum % 11] && /^.{9}[^0UZ]/.test(value);
}

/** Accepts what `isVin` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const vin = (options?: VinOptions): Schema<string> =>
  format('vin', (value) => isVin(value, options), matching('vin', FORM, options?.checkDigit === false ? {} : PARTIAL));

export const examples = (): Examples => [
  { good: ['1M8GDM9AXKP042788', 'LBBPE4507SB123456'], bad: ['1M8GDM9A0KP042788', '1M8GDM9AXKP04278'] },
  { args: [{ checkDigit: false }], good: ['WVWZZZ1JZXW000001'], bad: ['WVWZZZ1JZXW00000O'] },
];
