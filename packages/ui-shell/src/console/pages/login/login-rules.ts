import { isBlank, isMobile, isPassword } from '@waybill/validators';
import type { loginMessages } from './messages';

/** The name of the message that says what is wrong. */
export type Complaint = keyof typeof loginMessages;

/** The rules of the login fields: true, or the name of the message to show. */
export const loginRules = {
  username: (value: string): true | Complaint => (isBlank(value) ? 'usernameEmpty' : true),
  password: (value: string): true | Complaint => (isPassword(value) ? true : 'passwordShort'),
  phone: (value: string): true | Complaint => {
    if (isBlank(value)) return 'phoneEmpty';
    return isMobile(value.trim()) ? true : 'phoneWrong';
  },
  code: (value: string): true | Complaint => (isBlank(value) ? 'codeEmpty' : true),
  captcha: (value: string): true | Complaint => (isBlank(value) ? 'captchaEmpty' : true),
};
