import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** @public */
export interface AmountOptions {
  /** Also accept a leading minus. Default false, for example `{ signed: true }` for a refund. */
  signed?: boolean;
}

const FORM = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

/**
 * Whether a value is an amount of money with at most 2 decimals: a number, or its plain notation without superfluous zeros in
 * front (`0.5`, `12`, `12.30`). Exponents, thousands separators, currency signs and white space are refused. @public
 */
export function isAmount(value: unknown, options?: AmountOptions): boolean {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return false;
  return FORM.test(text) && (options?.signed === true || text[0] !== '-');
}

/** Accepts what `isAmount` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const amount = (options?: AmountOptions): Schema<string | number> =>
  format(
    'amount',
    (value) => isAmount(value, options),
    () => {
      const text = matching('amount', options?.signed ? FORM : FORM.source.replace('-?', ''));
      const number = { type: 'number', ...(!options?.signed && { minimum: 0 }), ...PARTIAL };
      return { anyOf: [text, number] };
    },
  );

export const examples = (): Examples => [
  { good: ['12.30', 12.3, '0'], bad: ['12.345', '1,234', '-1', '01'] },
  { args: [{ signed: true }], good: ['-12.30'], bad: ['+12.30'] },
];
