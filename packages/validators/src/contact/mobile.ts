import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** @public */
export interface MobileOptions {
  /** Also accept the country code prefix `+86` or `0086`. Default false. */
  countryCode?: boolean;
  /** Refuse network codes that the numbering plan gives to no operator, such as 120, 144, 154 or 168; for warnings, as the plan grows. Default false. */
  assigned?: boolean;
}

const FORM = /^1\d{10}$/;
const ASSIGNED = /^1(?:[38]\d|4[5-9]|5[0-35-9]|6[125-7]|7[0-8]|9[0-35-9])\d{8}$/;

/**
 * Whether a string is a mobile number of mainland China: 11 digits starting with 1, without separators. Source of the assigned codes: Ministry of
 * Industry and Information Technology, numbering plan for telecommunication networks (2017) and its list of network codes of March 2023. @public
 */
export function isMobile(value: unknown, options?: MobileOptions): boolean {
  if (typeof value !== 'string') return false;
  return formOf(options).test(options?.countryCode ? value.replace(/^(?:\+|00)86/, '') : value);
}

const formOf = (options?: MobileOptions): RegExp => (options?.assigned ? ASSIGNED : FORM);

/** Accepts what `isMobile` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const mobile = (options?: MobileOptions): Schema<string> =>
  format(
    'mobile',
    (value) => isMobile(value, options),
    matching('cn-mobile', formOf(options).source.replace('^', options?.countryCode ? '^(?:(?:\\+|00)86)?' : '^')),
  );

export const examples = (): Examples => [
  { good: ['13812345678'], bad: ['1381234567', '+8613812345678', '138 1234 5678'] },
  { args: [{ countryCode: true }], good: ['+8613812345678', '008613812345678'], bad: ['+113812345678'] },
  { args: [{ assigned: true }], good: ['13812345678'], bad: ['12345678901', '15412345678'] },
];
