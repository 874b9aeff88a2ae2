import { isBlank, isMobile, isPassword } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import type { TextFieldProps } from '../../../../controls/basic/text-field';
import type { loginMessages } from './messages';

export type LoginFieldName = 'username' | 'password' | 'phone' | 'code' | 'captcha';

type Complaint = keyof typeof loginMessages;

interface LoginFieldKind {
  /** The name of the message that says what is wrong with a value; predicates weigh a tenth of what rules would. */
  complaintOf: (value: string) => Complaint | undefined;
  /** What is meant by what was typed or pasted; judged and sent. */
  normalise: (typed: string) => string;
  input?: Partial<TextFieldProps>;
}

const notBlank = (complaint: Complaint) => (value: string) => (isBlank(value) ? complaint : undefined);

/** As it is typed: no phone makes another word of it. */
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
