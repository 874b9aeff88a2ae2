import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { PROVINCES } from './provinces';

const FORM = /* @__PURE__ */ toExpression();

function toExpression(): RegExp {
  const place = `[${PROVINCES}][A-HJ-NP-Z]?|\\p{Script=Han}{2,4}`;
  return new RegExp(`^(?:${place})[ \u00b7-]?(?=(?:[A-Z]*\\d){4})[A-HJ-NP-Z\\d]{5,7}$`, 'u');
}

/**
 * Whether a string has the frame that the e-bike plates of Chinese cities share: a place, an optional separator, then 5
 * to 7 digits and capital letters. There is no national standard; a city's own form needs a pattern. See
 * docs/validators-standards.md. @public
 */
export function isEbikePlate(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isEbikePlate` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const ebikePlate = (): Schema<string> => format('ebikePlate', isEbikePlate, matching('cn-ebike-plate', FORM));

export const examples = (): Examples => [{ good: ['杭州A12345', '京A123456'], bad: ['杭州', 'A12345', '欧A12345'] }];
