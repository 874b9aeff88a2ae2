import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{4}$/;

/**
 * Whether a string is a code of an administrative division of China (GB/T 2260): six digits, the first two a province. Prefecture and
 * county are not looked up, since codes of dissolved ones stay in use. @public
 */
export function isRegionCode(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isRegionCode` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const regionCode = (): Schema<string> => format('regionCode', isRegionCode, matching('cn-region-code', FORM));

export const examples = (): Examples => [{ good: ['110105', '440300', '710000'], bad: ['990101', '11010'] }];
