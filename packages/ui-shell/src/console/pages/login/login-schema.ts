import { mobile, notEmpty, password, type Schema } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import type { loginMessages } from './messages';

/** What a login field must be. A field that is empty is judged as nothing at all. */
export const loginSchema = {
  username: notEmpty(),
  password: password(),
  phone: mobile(),
  code: notEmpty(),
  captcha: notEmpty(),
} satisfies Record<string, Schema<unknown>>;

export type LoginFieldName = keyof typeof loginSchema;

/** The name of the message for each issue of a field, by its code. */
export const loginIssues: Record<LoginFieldName, Readonly<Record<string, keyof typeof loginMessages>>> = {
  username: { notEmpty: 'usernameEmpty' },
  password: { required: 'passwordShort', password: 'passwordShort' },
  phone: { required: 'phoneEmpty', mobile: 'phoneWrong' },
  code: { notEmpty: 'codeEmpty' },
  captcha: { notEmpty: 'captchaEmpty' },
};

/** What is meant by what was typed or pasted into a login field; judged and sent. A password is sent as it is. */
export const normaliseLogin: Record<LoginFieldName, (typed: string) => string> = {
  username: (typed) => typed.trim(),
  password: (typed) => typed,
  phone: normalise.mobile,
  code: (typed) => normalise.text(typed).replace(/\s/g, ''),
  captcha: (typed) => typed.trim(),
};
