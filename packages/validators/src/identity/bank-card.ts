import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isLuhn } from '../number/is-luhn';

/** @public */
export interface BankCardOptions {
  /** Require the check digit. Default true; `{ checkDigit: false }` for the few old cards and accounts without one. */
  checkDigit?: boolean;
}

const FORM = /^\d{12,19}$/;

/** Whether a string is the number of a bank card (ISO/IEC 7812): 12 to 19 digits with the check digit of Luhn, without separators. @public */
export function isBankCard(value: unknown, options?: BankCardOptions): boolean {
  return typeof value === 'string' && FORM.test(value) && (options?.checkDigit === false || isLuhn(value));
}

/** Accepts what `isBankCard` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const bankCard = (options?: BankCardOptions): Schema<string> =>
  format(
    'bankCard',
    (value) => isBankCard(value, options),
    matching('bank-card', FORM, options?.checkDigit === false ? {} : PARTIAL),
  );

export const examples = (): Examples => [
  {
    good: ['6222026006705354216', '4111111111111111'],
    bad: ['6222026006705354217', '4111 1111 1111 1111', '41111111111'],
  },
  { args: [{ checkDigit: false }], good: ['6222026006705354217'], bad: ['62220260'] },
];
