import { describe, expect, it } from 'vitest';
import { mobile, password } from '../form/formats.ts';
import { object } from '../form/object.ts';
import { pipe } from '../form/pipe.ts';
import { required } from '../form/presence.ts';
import type { Schema } from '../form/schema.ts';
import { string } from '../form/types.ts';
import { validate } from '../form/validate.ts';
import { withCode } from '../form/with-code.ts';
import { en } from './en.ts';
import { formatIssue } from './format-issue.ts';
import type { Messages } from './messages.ts';
import { zh } from './zh.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the two catalogues', () => {
  it('have words for the same codes, with the same params', () => {
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    for (const code of Object.keys(en) as (keyof typeof en)[]) {
      expect([code, placeholders(zh[code])]).toEqual([code, placeholders(en[code])]);
      expect(en[code]).not.toBe('');
    }
  });

  it('are complete, and an incomplete one is an error of types', () => {
    const complete: Messages = en;
    // @ts-expect-error a catalogue of one message is not complete
    const incomplete: Messages = { required: 'Required' };
    expect([complete, incomplete]).toHaveLength(2);
  });
});

describe('formatIssue', () => {
  it('puts the params in their places', () => {
    expect(formatIssue({ code: 'lengthRange', params: { min: 2, max: 4 } }, en)).toBe('Length must be between 2 and 4');
    expect(formatIssue({ code: 'oneOf', params: { choices: ['a', 1] } }, zh)).toBe('只能是以下选项之一：a, 1');
  });

  it('takes a message that is overridden, one that is added, and one that is a function', () => {
    const own: Messages = {
      ...en,
      required: 'Please fill this in',
      nameTaken: '{name} is taken',
      min: ({ min }) => `${min} or more`,
    };
    expect(formatIssue({ code: 'required', params: {} }, own)).toBe('Please fill this in');
    expect(formatIssue({ code: 'nameTaken', params: { name: 'Li' } }, own)).toBe('Li is taken');
    expect(formatIssue({ code: 'min', params: { min: 3 } }, own)).toBe('3 or more');
  });

  it('reads a code that the catalogue does not know as invalid', () => {
    for (const code of ['unheardOf', 'constructor', '__proto__', 'toString']) {
      expect(formatIssue({ code, params: {} }, en)).toBe(en.invalid);
    }
  });

  it('leaves a missing or unreadable param in its braces, and inherited ones out', () => {
    expect(formatIssue({ code: 'min', params: {} }, en)).toBe('Must not be less than {min}');
    expect(formatIssue({ code: 'x', params: {} }, { ...en, x: '{constructor}' })).toBe('{constructor}');
    const hostile = { min: Object.create(null) as unknown };
    expect(formatIssue({ code: 'min', params: hostile }, en)).toBe('Must not be less than {min}');
  });

  it('does not take a param for a replacement pattern', () => {
    expect(formatIssue({ code: 'min', params: { min: '$&' } }, en)).toBe('Must not be less than $&');
  });
});

describe('the login form', () => {
  const login = object({
    username: withCode(pipe(string(), required()), 'loginUsername'),
    password: withCode(password(), 'loginPassword'),
    mobile: pipe(withCode(required(), 'loginMobileRequired'), withCode(mobile(), 'loginMobile')),
    smsCode: withCode(pipe(string(), required()), 'loginSmsCode'),
  });

  function words(schema: Schema<unknown>, value: unknown, messages: Messages): string[] {
    const result = validate(schema, value);
    return result.ok ? [] : result.issues.map((issue) => formatIssue(issue, messages));
  }

  it('has its five messages in English', () => {
    expect(words(login, { username: '', password: '12345', mobile: '', smsCode: '' }, en)).toEqual([
      'User name cannot be empty',
      'Password cannot be less than 6 characters',
      'Enter a mobile number',
      'Enter the mobile verification code',
    ]);
    expect(words(login, { username: 'a', password: '123456', mobile: '23', smsCode: '1' }, en)).toEqual([
      'Enter a correct mobile number',
    ]);
  });

  it('has its five messages in Chinese', () => {
    expect(words(login, {}, zh)).toEqual(['用户名不能为空', '密码不能少于6位', '请输入手机号', '请输入手机验证码']);
    expect(words(login, { username: 'a', password: '123456', mobile: '23', smsCode: '1' }, zh)).toEqual([
      '请输入正确的手机号',
    ]);
  });
});
