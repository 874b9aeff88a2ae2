import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^\d{8}$/;

/** Whether a string is the number of a mainland travel permit for residents of Taiwan: the 8 digits of cards since 2015, without a check digit. Older booklets have expired. The rule follows descriptions; no official text could be verified. @public */
export function isTaiwanPermit(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isTaiwanPermit` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const taiwanPermit = (): Schema<string> =>
  format('taiwanPermit', isTaiwanPermit, matching('cn-taiwan-permit', FORM));

export const examples = (): Examples => [{ good: ['12345678'], bad: ['1234567', '1234567890', 'A1234567'] }];
