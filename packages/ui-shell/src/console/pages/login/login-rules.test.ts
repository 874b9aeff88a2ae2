import { describe, expect, it } from 'vitest';
import { type Complaint, loginRules } from './login-rules';
import { loginMessages } from './messages';

const wrong: [field: string, complaint: true | Complaint, zh: string, en: string][] = [
  ['user name', loginRules.username(' '), '用户名不能为空', 'The user name cannot be empty'],
  ['password', loginRules.password('12345'), '密码不能少于 6 位', 'The password cannot be less than 6 characters'],
  ['phone that is wrong', loginRules.phone('23'), '请输入正确的手机号', 'Enter a correct mobile number'],
  ['phone that is missing', loginRules.phone(''), '请输入手机号', 'Enter a mobile number'],
  ['verification code', loginRules.code(''), '请输入手机验证码', 'Enter the mobile verification code'],
];

describe('the five messages of the login form', () => {
  it.each(wrong)('%s', (_, complaint, zh, en) => {
    expect(complaint === true ? undefined : loginMessages[complaint]).toMatchObject({ zh, en });
  });
});
