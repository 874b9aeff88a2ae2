import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^(?:(?:0[1-7]|1[0-356]|2[0-7]|3[0-6]|4[0-7]|5[1-7]|6[1-7]|7[1-5]|8[13-6])\d{4}|99907[78])$/;

/** Whether a string is a postcode of mainland China: six digits, the first two in use by a province (999077 and 999078 for Hong Kong and Macau). @public */
export function isPostcode(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isPostcode` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const postcode = (): Schema<string> => format('postcode', isPostcode, matching('cn-postcode', FORM));

export const examples = (): Examples => [{ good: ['100101', '518000', '999077'], bad: ['500000', '10010', '900000'] }];
