import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^[A-Z]{3}[UJZ]\d{7}$/;

/**
 * Whether a string is the number of a freight container (ISO 6346): three capital letters of the owner, `U`, `J` or `Z`, six digits and
 * the check digit, without separators. @public
 */
export function isContainerNumber(value: unknown): boolean {
  if (typeof value !== 'string' || !FORM.test(value)) return false;
  let sum = 0;
  for (let place = 0; place < 10; place += 1) {
    // The letters have the values 10 to 38 without the multiples of 11.
    const worth = parseInt(value.charAt(place), 36);
    sum += (worth + Math.trunc((worth - 1) / 10)) * 2 ** place;
  }
  return (sum % 11) % 10 === Number(value[10]);
}

/** Accepts what `isContainerNumber` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const containerNumber = (): Schema<string> =>
  format('containerNumber', isContainerNumber, matching('container-number', FORM, PARTIAL));

export const examples = (): Examples => [
  { good: ['CSQU3054383'], bad: ['CSQU3054384', 'hello Z1234567', 'CSQX3054383', 'CSQU305438'] },
];
