import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is an article number of 13 digits (EAN-13, GTIN-13) with its check digit (GS1 General Specifications). @public */
export function isEan13(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{13}$/.test(value)) return false;
  let sum = 0;
  for (let place = 0; place < 13; place += 1) sum += Number(value[place]) * (place % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/** Accepts what `isEan13` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const ean13 = (): Schema<string> => format('ean13', isEan13, matching('ean13', /^\d{13}$/, PARTIAL));

export const examples = (): Examples => [
  { good: ['4006381333931', '6901234567892'], bad: ['4006381333932', '400638133393'] },
];
