import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^[A-Z]{2} ?[A-Z2-9]{3}$/;

/** Whether a string has the form of a UN/LOCODE (UNECE Recommendation 16): two letters of the country, an optional space, three letters or digits from 2 to 9. It does not check that the place exists. @public */
export function isUnLocode(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isUnLocode` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const unLocode = (): Schema<string> => format('unLocode', isUnLocode, matching('un-locode', FORM));

export const examples = (): Examples => [{ good: ['CNSHA', 'CN SHA', 'USNYC'], bad: ['CNSH', 'CNSH1', 'cnsha'] }];
