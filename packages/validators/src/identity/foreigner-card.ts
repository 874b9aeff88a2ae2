import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isPersonNumber } from './is-person-number';

/** @public */
export interface ForeignerCardOptions {
  /** Also accept the 15 characters of the cards issued until November 2023: three letters and 12 digits. Default false. */
  oldForm?: boolean;
}

/** Whether a string is the number of a foreigner's permanent residence card of December 2023, with its check character (ISO 7064 MOD 11-2). Source: description by the National Immigration Administration. The country (ISO 3166-1) is not looked up. @public */
export function isForeignerCard(value: unknown, options?: ForeignerCardOptions): boolean {
  if (typeof value !== 'string') return false;
  return (/^9[1-6]/.test(value) && isPersonNumber(value)) || (!!options?.oldForm && /^[A-Z]{3}\d{12}$/.test(value));
}

/** Accepts what `isForeignerCard` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const foreignerCard = (options?: ForeignerCardOptions): Schema<string> =>
  format(
    'foreignerCard',
    (value) => isForeignerCard(value, options),
    matching(
      'cn-foreigner-card',
      options?.oldForm ? /^(?:9[1-6]\d{15}[\dXx]|[A-Z]{3}\d{12})$/ : /^9[1-6]\d{15}[\dXx]$/,
      PARTIAL,
    ),
  );

export const examples = (): Examples => [
  { good: ['931840198101010014'], bad: ['931840198101010010', 'USA110099123456'] },
  { args: [{ oldForm: true }], good: ['USA110099123456'], bad: ['US1100991234567'] },
];
