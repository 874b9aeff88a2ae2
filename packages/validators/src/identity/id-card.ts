import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isPastDate, isPersonNumber } from './is-person-number';

/** @public */
export interface IdCardOptions {
  /** Also accept the form of 15 digits issued until 1999: no century, no check character. Default false. */
  oldForm?: boolean;
}

/** Whether a string is a citizen's identity number of China (GB 11643-1999): 18 characters with province, date of birth and the check character of ISO 7064 MOD 11-2 (`X` or `x` for ten). The date exists and is not in the future. @public */
export function isIdCard(value: unknown, options?: IdCardOptions): boolean {
  // The provinces of GB/T 2260, and 81 to 83 of the residence permits for Hong Kong, Macau and Taiwan, 91 for abroad.
  const region = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/;
  if (typeof value !== 'string' || !region.test(value)) return false;
  const old = options?.oldForm && /^\d{15}$/.test(value);
  return old ? isPastDate(`19${value.slice(6, 12)}`) : isPersonNumber(value);
}

/** Accepts what `isIdCard` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const idCard = (options?: IdCardOptions): Schema<string> =>
  format(
    'idCard',
    (value) => isIdCard(value, options),
    matching('cn-id-card', options?.oldForm ? /^(?:[1-9]\d{14}|[1-9]\d{16}[\dXx])$/ : /^[1-9]\d{16}[\dXx]$/, PARTIAL),
  );

export const examples = (): Examples => [
  { good: ['11010519491231002X'], bad: ['110105194912310021', '110105491231002'] },
  { args: [{ oldForm: true }], good: ['110105491231002'], bad: ['110105491331002'] },
];
