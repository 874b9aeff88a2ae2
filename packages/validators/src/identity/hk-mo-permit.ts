import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^[HM]\d{8}(?:\d\d)?$/;

/** Whether a string is the number of a mainland travel permit for residents of Hong Kong (`H`) or Macau (`M`): 8 permanent digits. Cards up to 2012 have two more that count renewals. Source: rule of the Ministry of Public Security, 10 March 2010. @public */
export function isHkMoPermit(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isHkMoPermit` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const hkMoPermit = (): Schema<string> => format('hkMoPermit', isHkMoPermit, matching('cn-hk-mo-permit', FORM));

export const examples = (): Examples => [
  { good: ['H12345678', 'M1234567801'], bad: ['A12345678', 'H1234567', 'H123456789'] },
];
