import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';

const FORM = /^[HM]\d{8}(?:\d\d)?$/;

/**
 * Whether a string is the number of a mainland travel permit for residents of Hong Kong (`H`) or Macau (`M`): 8 digits for life, in
 * cards up to 2012 with two more that count the renewals (rule published by the Ministry of Public Security on 10 March 2010). @public
 */
export function isHkMoPermit(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isHkMoPermit` does. @public */
export const hkMoPermit = /* @__PURE__ */ formatRule(() => [messages, isHkMoPermit, matching('cn-hk-mo-permit', FORM)]);

export const messages = {
  code: 'hkMoPermit',
  zh: '请输入正确的港澳居民来往内地通行证号码',
  en: 'Enter a correct mainland travel permit number (Hong Kong, Macau)',
} as const;

export const examples = (): Examples => [
  { good: ['H12345678', 'M1234567801'], bad: ['A12345678', 'H1234567', 'H123456789'] },
];
