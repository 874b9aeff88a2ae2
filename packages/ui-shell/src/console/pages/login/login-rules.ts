import { isBlank, isMobile, isPassword } from '@waybill/validators';
import type { loginMessages } from './messages';

/** The name of the message that says what is wrong. */
export type Complaint = keyof typeof loginMessages;

const trim = (typed: string) => typed.trim();

/** Full-width characters as plain ones, without what separates groups of digits. */
const toPlain = (typed: string) => typed.normalize('NFKC').replace(/[\s\-.()]/g, '');

/** What is meant by what was typed or pasted into a login field; judged and sent. */
export const loginNormal = {
  username: trim,
  password: (typed: string) => typed,
  phone: (typed: string) => toPlain(typed).replace(/^(?:\+|00)?86(?=1\d{10}$)/, ''),
  code: toPlain,
  captcha: trim,
};

/** The rules of the login fields: true, or the name of the message to show. */
export const loginRules = {
  username: (value: string): true | Complaint => (isBlank(value) ? 'usernameEmpty' : true),
  password: (value: string): true | Complaint => (isPassword(value) ? true : 'passwordShort'),
  phone: (value: string): true | Complaint => {
    if (isBlank(value)) return 'phoneEmpty';
    return isMobile(value) ? true : 'phoneWrong';
  },
  code: (value: string): true | Complaint => (isBlank(value) ? 'codeEmpty' : true),
  captcha: (value: string): true | Complaint => (isBlank(value) ? 'captchaEmpty' : true),
};
