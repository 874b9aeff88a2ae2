import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isLandline, LANDLINE } from './landline';
import { isMobile } from './mobile';

/** @public */
export interface PhoneOptions {
  /** Also accept the service numbers of companies, `400-820-1234` and `800-820-1234`, perhaps with an extension. Default false. */
  service?: boolean;
  /** Also accept numbers of Hong Kong, Macau and Taiwan with their country code: `+85291234567`, `+85366123344`, `+886912345678`. Default false. */
  greaterChina?: boolean;
}

const SERVICE = /^[48]00-?\d{3}-?\d{4}(?:-\d{1,6})?$/;
// Ranges from libphonenumber (Apache-2.0) in short form: Hong Kong and Macau have 8 digits, Taiwan 8 or 9.
const GREATER_CHINA = /^\+(?:852[2-9]\d{7}|853[268]\d{7}|886(?:9\d{8}|[2-8]\d{7,8}))$/;

/** Whether a string is a phone number of mainland China: a mobile number, or a landline with its area code and an optional extension. Options accept service numbers, and numbers of Hong Kong, Macau and Taiwan. @public */
export function isPhone(value: unknown, options?: PhoneOptions): boolean {
  if (isMobile(value) || isLandline(value)) return true;
  if (typeof value !== 'string') return false;
  return (!!options?.service && SERVICE.test(value)) || (!!options?.greaterChina && GREATER_CHINA.test(value));
}

/** Accepts what `isPhone` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const phone = (options?: PhoneOptions): Schema<string> =>
  format(
    'phone',
    (value) => isPhone(value, options),
    () => {
      const further = [options?.service && SERVICE, options?.greaterChina && GREATER_CHINA];
      const sources = [LANDLINE, ...further].flatMap((each) => (each ? [each.source] : []));
      return matching('cn-phone', `^1\\d{10}$|${sources.join('|')}`);
    },
  );

export const examples = (): Examples => [
  { good: ['13812345678', '0571-87654321', '010-62345678-8001'], bad: ['87654321', '1381234567', '400-820-1234', ''] },
  {
    args: [{ service: true }],
    good: ['400-820-1234', '8008201234', '400-820-1234-5'],
    bad: ['400-820-123', '500-820-1234'],
  },
  {
    args: [{ greaterChina: true }],
    good: ['+85291234567', '+85366123344', '+886912345678', '+886227112233'],
    bad: ['91234567', '+85212345678', '+8529123456', '+8613812345678'],
  },
];
