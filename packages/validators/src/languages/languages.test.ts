import { describe, expect, it } from 'vitest';
import { mobile } from '../contact/mobile';
import { check } from '../form/check';
import { configure } from '../form/configure';
import { object } from '../form/object';
import { pipe } from '../form/pipe';
import { type ValidateOptions, validate } from '../form/validate';
import { withCode } from '../form/with-code';
import { formatIssue } from '../messages/format-issue';
import type { Messages } from '../messages/messages';
import { required } from '../presence/required';
import { password } from '../text/password';
import { en, zh } from './core-catalogues';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the two catalogues', () => {
  it('have words for the same codes, with the same params [form-defaults]', () => {
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

describe('the language of an issue', () => {
  const form = object({
    mobile: pipe(required(), mobile()),
    password: withCode(password({ min: 8 }), 'weak', { zh: '密码太弱', en: 'The password is weak' }),
    plan: check((value) => value === 'a', {
      code: 'plan',
      texts: { zh: '没有 {name}', en: 'No {name}' },
      params: { name: 'a' },
    }),
  });

  function told(options: ValidateOptions): unknown[] {
    const result = validate(form, { mobile: '23', password: '1' }, options);
    return result.ok ? [] : result.issues.map((issue) => issue.message);
  }

  it('is that of the rules, or of your own texts', () => {
    expect(told({ language: 'zh' })).toEqual(['请输入正确的手机号', '密码太弱', '没有 a']);
    expect(told({ language: 'en' })).toEqual(['Enter a correct mobile number', 'The password is weak', 'No a']);
  });

  it('gives way to messages, a few or a whole catalogue', () => {
    expect(told({ language: 'en', messages: { mobile: 'Eleven digits' } })).toEqual([
      'Eleven digits',
      'The password is weak',
      'No a',
    ]);
    expect(told({ messages: { ...zh, weak: '弱' } })).toEqual(['请输入正确的手机号', '弱', zh.invalid]);
  });

  it('is none unless it is asked for: data alone', () => {
    const result = validate(form, { mobile: '23', password: '12345678', plan: 'a' });
    expect(!result.ok && result.issues).toStrictEqual([{ code: 'mobile', path: ['mobile'], params: {} }]);
  });

  it('reaches a form library', async () => {
    const { issues = [] } = await configure(form, { language: 'en', stopAt: 'first' })['~standard'].validate({});
    expect(issues.map((issue) => issue.message)).toEqual(['This field is required']);
  });

  it('of a code without texts reads as invalid', () => {
    const result = validate(withCode(mobile(), 'unheardOf'), '1', { language: 'zh' });
    expect(!result.ok && result.issues[0]?.message).toBe(zh.invalid);
  });
});
