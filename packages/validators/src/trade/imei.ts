import { formatRule } from '../form/format-rule';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples } from '../form/schema';
import { isLuhn } from '../number/is-luhn';

/** Whether a string is the IMEI of a mobile device (3GPP TS 23.003): 15 digits with the check digit of Luhn, without separators. @public */
export function isImei(value: unknown): boolean {
  return typeof value === 'string' && /^\d{15}$/.test(value) && isLuhn(value);
}

/** Accepts what `isImei` does. @public */
export const imei = /* @__PURE__ */ formatRule(() => [messages, isImei, matching('imei', /^\d{15}$/, PARTIAL)]);

export const messages = { code: 'imei', zh: '请输入正确的 IMEI', en: 'Enter a correct IMEI' } as const;

export const examples = (): Examples => [
  { good: ['490154203237518'], bad: ['490154203237519', '49015420323751', '49-015420-323751-8'] },
];
