import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isLuhn } from '../number/is-luhn';

/** Whether a string is the IMEI of a mobile device (3GPP TS 23.003): 15 digits with the check digit of Luhn, without separators. @public */
export function isImei(value: unknown): boolean {
  return typeof value === 'string' && /^\d{15}$/.test(value) && isLuhn(value);
}

/** Accepts what `isImei` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const imei = (): Schema<string> => format('imei', isImei, matching('imei', /^\d{15}$/, PARTIAL));

export const examples = (): Examples => [
  { good: ['490154203237518'], bad: ['490154203237519', '49015420323751', '49-015420-323751-8'] },
];
