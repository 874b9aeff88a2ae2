import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';
import { isLandline, LANDLINE } from './landline';
import { isMobile } from './mobile';

/** Whether a string is a phone number of mainland China: a mobile number, or a landline with its area code and perhaps an extension. @public */
export function isPhone(value: unknown): boolean {
  return isMobile(value) || isLandline(value);
}

/** Accepts what `isPhone` does. @public */
export const phone = /* @__PURE__ */ withCheck(
  (): Schema<string> => format(messages, isPhone, {}, matching('cn-phone', `^1\\d{10}$|${LANDLINE.source}`)),
);

export const messages = {
  code: 'phone',
  zh: '请输入正确的手机号或带区号的固定电话',
  en: 'Enter a correct mobile number, or a landline number with its area code',
} as const;

export const examples = (): Examples => [
  { good: ['13812345678', '0571-87654321', '010-62345678-8001'], bad: ['87654321', '1381234567', ''] },
];
