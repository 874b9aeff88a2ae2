import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^\d{15}$/;

/** Whether a string has the form of an e-bike's frame code: 15 digits without a check digit. Only their number is checked: the text of the national standard could not be verified; see docs/validators-standards.md. @public */
export function isEbikeFrame(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isEbikeFrame` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const ebikeFrame = (): Schema<string> => format('ebikeFrame', isEbikeFrame, matching('cn-ebike-frame', FORM));

export const examples = (): Examples => [{ good: ['175721508069087'], bad: ['17572150806908', '17572150806908A'] }];
