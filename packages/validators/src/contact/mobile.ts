import { formatRule } from '../form/format-rule';
import { matching } from '../form/json-schema';
import type { Examples } from '../form/schema';

/** @public */
export interface MobileOptions {
  /** Also accept the country code `+86` or `0086` in front. Default false. */
  countryCode?: boolean;
  /** Refuse prefixes that are not given out to mobile phones: 10, 11 and 12. Default false. */
  assigned?: boolean;
}

/** Whether a string is a mobile number of mainland China: 11 digits starting with 1, without separators. @public */
export function isMobile(value: unknown, options?: MobileOptions): boolean {
  if (typeof value !== 'string') return false;
  const digits = options?.countryCode ? value.replace(/^(?:\+|00)86/, '') : value;
  return /^1\d{10}$/.test(digits) && !(options?.assigned && /^1[012]/.test(digits));
}

/** Accepts what `isMobile` does. @public */
export const mobile = /* @__PURE__ */ formatRule((options?: MobileOptions) => [
  messages,
  (value) => isMobile(value, options),
  () => {
    const code = options?.countryCode ? '(?:(?:\\+|00)86)?' : '';
    return { json: matching('cn-mobile', `^${code}1${options?.assigned ? '[3-9]' : '\\d'}\\d{9}$`) };
  },
]);

export const messages = { code: 'mobile', zh: '请输入正确的手机号', en: 'Enter a correct mobile number' } as const;

export const examples = (): Examples => [
  { good: ['13812345678'], bad: ['1381234567', '+8613812345678', '138 1234 5678'] },
  { args: [{ countryCode: true }], good: ['+8613812345678', '008613812345678'], bad: ['+113812345678'] },
  { args: [{ assigned: true }], good: ['13812345678'], bad: ['12012345678'] },
];
