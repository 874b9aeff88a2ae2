import { isBlank, isMobile, isPassword } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import type { TextFieldProps } from '../../../../controls/basic/text-field';
import type { loginMessages } from './messages';

export type LoginFieldName = 'username' | 'password' | 'phone' | 'code' | 'captcha';

type Complaint = keyof typeof loginMessages;

interface LoginFieldKind {
  /** The message name of a value's error. Uses predicates, which take a tenth of the bytes of rules. */
  complaintOf: (value: string) => Complaint | undefined;
  /** Normalises typed or pasted text for validation and sending. */
  normalise: (typed: string) => string;
  input?: Partial<TextFieldProps>;
}

const notBlank = (complaint: Complaint) => (value: string) => (isBlank(value) ? complaint : undefined);

/** Disables autocapitalisation and spell checking of phones. */
export const verbatim = { autoCapitalize: 'none', spellCheck: false } as const;

/** The fields of the login panels. */
export const loginFields: Readonly<Record<LoginFieldName, LoginFieldKind>> = {
  username: {
    complaintOf: notBlank('usernameEmpty'),
    normalise: normalise.prose,
    input: { autoComplete: 'username', ...verbatim },
  },
  password: {
    complaintOf: (value) => (isPassword(value) ? undefined : 'passwordShort'),
    normalise: (typed) => typed,
  },
  phone: {
    complaintOf: (value) => (value === '' ? 'phoneEmpty' : isMobile(value) ? undefined : 'phoneWrong'),
    normalise: normalise.mobile,
    input: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  },
  code: {
    complaintOf: notBlank('codeEmpty'),
    normalise: (typed) => normalise.text(typed).replace(/\s/g, ''),
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  captcha: {
    complaintOf: notBlank('captchaEmpty'),
    normalise: normalise.text,
    input: { autoComplete: 'off', ...verbatim },
  },
};
