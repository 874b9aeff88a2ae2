import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isIdCard } from './id-card';

/** Whether a string is the number of a residence permit: an identity number of 18 characters (GB 11643-1999) with the region 81 (Hong Kong), 82 (Macau) or 83 (Taiwan). Source: State Council, measures of 1 September 2018. @public */
export function isResidencePermit(value: unknown): boolean {
  return isIdCard(value) && /^8[1-3]0000/.test(value as string);
}

/** Accepts what `isResidencePermit` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const residencePermit = (): Schema<string> =>
  format('residencePermit', isResidencePermit, matching('cn-residence-permit', /^8[1-3]0000\d{11}[\dXx]$/, PARTIAL));

export const examples = (): Examples => [{ good: ['810000199001010019'], bad: ['11010519491231002X'] }];
