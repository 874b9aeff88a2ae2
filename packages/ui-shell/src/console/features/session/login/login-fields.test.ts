import { describe, expect, it } from 'vitest';
import { type LoginFieldName, loginFields } from './login-fields';
import { loginMessages } from './messages';

const complaint = (name: LoginFieldName, typed: string) => {
  const messageName = loginFields[name].complaintOf(loginFields[name].normalise(typed));
  return messageName && loginMessages[messageName];
};

it.each(['\u200badmin', 'ad\u3164min ', 'admin\ufe0f'])('takes the invisible out of the user name %j', (typed) => {
  expect(loginFields.username.normalise(typed)).toBe('admin');
});

it('takes the invisible out of the picture code [invisible-characters-do-not-count]', () => {
  expect(loginFields.captcha.normalise('\u200ba3\u3164Ｋ9 ')).toBe('a3K9');
});

describe('the five messages of the login form', () => {
  it.each([
    ['username', ' ', '用户名不能为空', 'The user name cannot be empty'],
    ['password', '12345', '密码不能少于 6 位', 'The password cannot be less than 6 characters'],
    ['phone', '23', '请输入正确的手机号', 'Enter a correct mobile number'],
    ['phone', '', '请输入手机号', 'Enter a mobile number'],
    ['code', '', '请输入手机验证码', 'Enter the mobile verification code'],
  ] as const)('%s "%s"', (name, typed, zh, en) => {
    expect(complaint(name, typed)).toMatchObject({ texts: { zh, en } });
  });

  it.each([
    ['username', ' admin '],
    ['password', '      '],
    ['phone', '+86 138 1234 5678'],
    ['code', '12 34'],
  ] as const)('none for %s "%s"', (name, typed) => {
    expect(complaint(name, typed)).toBeUndefined();
  });
});
