import { mobile, notEmpty, password, type Schema } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import type { TextFieldProps } from '../../../form/text-field';
import type { loginMessages } from './messages';

export type LoginFieldName = 'username' | 'password' | 'phone' | 'code' | 'captcha';

interface LoginFieldKind {
  /** What it must be. A field that is empty is judged as nothing at all. */
  schema: Schema<unknown>;
  /** The name of the message for each issue, by its code. */
  complaints: Readonly<Record<string, keyof typeof loginMessages>>;
  /** What is meant by what was typed or pasted; judged and sent. */
  normalise: (typed: string) => string;
  input?: Partial<TextFieldProps>;
}

const trim = (typed: string) => typed.trim();

/** As it is typed: no phone makes another word of it. */
export const verbatim = { autoCapitalize: 'none', spellCheck: false } as const;

/** The fields of the login panels. */
export const loginFields: Readonly<Record<LoginFieldName, LoginFieldKind>> = {
  username: {
    schema: notEmpty(),
    complaints: { notEmpty: 'usernameEmpty' },
    normalise: trim,
    input: { autoComplete: 'username', ...verbatim },
  },
  password: {
    schema: password(),
    complaints: { required: 'passwordShort', password: 'passwordShort' },
    normalise: (typed) => typed,
  },
  phone: {
    schema: mobile(),
    complaints: { required: 'phoneEmpty', mobile: 'phoneWrong' },
    normalise: normalise.mobile,
    input: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  },
  code: {
    schema: notEmpty(),
    complaints: { notEmpty: 'codeEmpty' },
    normalise: (typed) => normalise.text(typed).replace(/\s/g, ''),
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  captcha: {
    schema: notEmpty(),
    complaints: { notEmpty: 'captchaEmpty' },
    normalise: trim,
    input: { autoComplete: 'off', ...verbatim },
  },
};
