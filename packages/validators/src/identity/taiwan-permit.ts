import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';

const FORM = /^\d{8}$/;

/**
 * Whether a string is the number of a mainland travel permit for residents of Taiwan: the 8 digits of cards since 2015,
 * without a check digit; older booklets have run out. The rule follows descriptions; no official text could be
 * verified. @public
 */
export function isTaiwanPermit(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isTaiwanPermit` does. @public */
export const taiwanPermit = /* @__PURE__ */ formatRule(() => [
  messages,
  isTaiwanPermit,
  matching('cn-taiwan-permit', FORM),
]);

export const messages = {
  code: 'taiwanPermit',
  zh: '请输入正确的台湾居民来往大陆通行证号码',
  en: 'Enter a correct mainland travel permit number (Taiwan)',
} as const;

export const examples = (): Examples => [{ good: ['12345678'], bad: ['1234567', '1234567890', 'A1234567'] }];
