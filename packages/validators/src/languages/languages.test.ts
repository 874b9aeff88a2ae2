import { describe, expect, it } from 'vitest';
import { mobile } from '../contact/mobile';
import { check } from '../form/check';
import { configure } from '../form/configure';
import { object } from '../form/object';
import { pipe } from '../form/pipe';
import { type ValidateOptions, validate } from '../form/validate';
import { withCode } from '../form/with-code';
import { en, zh } from '../messages/core-catalogues';
import { formatIssue } from '../messages/format-issue';
import type { Messages } from '../messages/messages';
import { required } from '../presence/required';
import { password } from '../text/password';

describe('the two catalogues', () => {
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
    const custom: Messages = {
      ...en,
      required: 'Please fill this in',
      nameTaken: '{name} is taken',
      min: ({ min }) => `${min} or more`,
    };
    expect(formatIssue({ code: 'required', params: {} }, custom)).toBe('Please fill this in');
    expect(formatIssue({ code: 'nameTaken', params: { name: 'Li' } }, custom)).toBe('Li is taken');
    expect(formatIssue({ code: 'min', params: { min: 3 } }, custom)).toBe('3 or more');
  });

  it('reads a code that the catalogue does not know as invalid, else as the code', () => {
    for (const code of ['unheardOf', 'constructor', '__proto__', 'toString']) {
      expect(formatIssue({ code, params: {} }, en)).toBe(en.invalid);
      expect(formatIssue({ code, params: {} }, { required: 'Required' })).toBe(code);
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

describe('the messages of a result', () => {
  const form = object({
    mobile: pipe(required(), mobile()),
    password: withCode(password({ min: 8 }), 'weak'),
    plan: check((value) => value === 'a', { code: 'plan', params: { name: 'a' } }),
  });
  const messagesOf = (options: ValidateOptions) => {
    const result = validate(form, { mobile: '23', password: '1' }, options);
    return result.ok ? [] : result.issues.map((issue) => issue.message);
  };

  it('are those of the catalogue, with your own beside them', () => {
    const custom = { weak: '密码太弱', plan: '没有 {name}' };
    expect(messagesOf({ messages: { ...zh, ...custom } })).toEqual(['请输入正确的手机号', '密码太弱', '没有 a']);
    expect(messagesOf({ messages: en })).toEqual(['Enter a correct mobile number', en.invalid, en.invalid]);
  });

  it('may be a few', () => {
    expect(messagesOf({ messages: { mobile: 'Eleven digits' } })).toEqual(['Eleven digits', 'weak', 'plan']);
  });

  it('are absent by default: an issue is data alone', () => {
    const result = validate(form, { mobile: '23', password: '12345678', plan: 'a' });
    expect(!result.ok && result.issues).toStrictEqual([{ code: 'mobile', path: ['mobile'], params: {} }]);
  });

  it('reach a form library', async () => {
    const { issues = [] } = await configure(form, { messages: en, stopAt: 'first' })['~standard'].validate({});
    expect(issues.map((issue) => issue.message)).toEqual(['This field is required']);
  });
});
