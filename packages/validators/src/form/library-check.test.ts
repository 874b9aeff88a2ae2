import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mobile } from '../contact/mobile';
import { creditCode } from '../identity/credit-code';
import { ruleTable } from '../testing/rule-table';
import { maxLength } from '../text/max-length';
import { minLength } from '../text/min-length';
import { number } from '../type/number';
import { string } from '../type/string';
import { check } from './check';
import { configure } from './configure';
import type { Check } from './library-types';
import { object } from './object';
import { pipe } from './pipe';
import { sameAs } from './same-as';

const english = 'Enter a correct mobile number';
const chinese = '请输入正确的手机号';
const inChinese = configure(mobile(), { language: 'zh' });
const passwords = pipe(object({ one: string(), two: string() }), sameAs('one', 'two'));
const slow = pipe(
  string(),
  check(async () => true),
);

describe('the check of a schema in valibot', () => {
  const schema = v.object({ phone: v.pipe(v.string(), mobile().check) });
  const found = (given: Parameters<typeof v.safeParse>[0], value: unknown, config?: v.Config<v.BaseIssue<unknown>>) =>
    v.safeParse(given, value, config).issues?.map((issue) => [v.getDotPath(issue), issue.type, issue.message]);

  it('accepts what the schema accepts, and says at its field what is wrong', () => {
    expect(v.safeParse(schema, { phone: '13812345678' })).toMatchObject({ success: true });
    expect(found(schema, { phone: '23' })).toEqual([['phone', 'mobile', english]]);
  });

  it('is not asked about a value of another type', () => {
    expect(found(schema, { phone: 7 })).toHaveLength(1);
    expect(found(schema, { phone: 7 })?.[0]).toContain('string');
  });

  it('stands beside other issues of the same value', () => {
    expect(found(v.pipe(v.string(), v.minLength(5), mobile().check), '23')).toHaveLength(2);
  });

  it('speaks the language of the call, else that of configure', () => {
    expect(v.safeParse(schema, { phone: '23' }, { lang: 'zh-CN' }).issues?.[0].message).toBe(chinese);
    expect(v.safeParse(v.pipe(v.string(), inChinese.check), '23').issues?.[0].message).toBe(chinese);
    expect(v.safeParse(v.pipe(v.string(), inChinese.check), '23', { lang: 'en' }).issues?.[0].message).toBe(english);
  });

  it('names the field inside the value', () => {
    const both = v.pipe(v.object({ one: v.string(), two: v.string() }), passwords.check);
    expect(found(v.object({ both }), { both: { one: 'a', two: 'b' } })?.[0]?.slice(0, 2)).toEqual([
      'both.two',
      'sameAs',
    ]);
  });
});

describe('the check of a schema in zod', () => {
  const schema = z.object({ phone: z.string().check(mobile().check) });

  it('accepts what the schema accepts, and says at its field what is wrong', () => {
    expect(schema.safeParse({ phone: '13812345678' }).success).toBe(true);
    expect(schema.safeParse({ phone: '23' }).error?.issues).toMatchObject([
      { code: 'custom', path: ['phone'], message: english, params: { code: 'mobile' } },
    ]);
  });

  it('is not asked about a value of another type', () => {
    expect(schema.safeParse({ phone: 7 }).error?.issues).toMatchObject([{ code: 'invalid_type' }]);
  });

  it('tells everything that is wrong, with its params', () => {
    const strict = z.string().check(pipe(string(), minLength(3), maxLength(1)).check);
    expect(strict.safeParse('ab').error?.issues).toMatchObject([
      { params: { code: 'minLength', min: 3 } },
      { params: { code: 'maxLength', max: 1 } },
    ]);
  });

  it('names the field inside the value', () => {
    const both = z.object({ one: z.string(), two: z.string() }).check(passwords.check);
    expect(z.object({ both }).safeParse({ both: { one: 'a', two: 'b' } }).error?.issues).toMatchObject([
      { path: ['both', 'two'] },
    ]);
  });
});

describe('the check of a schema in arktype', () => {
  const schema = type({ phone: type('string').narrow(inChinese.check) });

  it('accepts what the schema accepts, and says at its field what is wrong', () => {
    expect(schema({ phone: '13812345678' })).toEqual({ phone: '13812345678' });
    const refused = schema({ phone: '23' });
    if (!(refused instanceof type.errors)) expect.fail('is accepted');
    expect(refused.map(({ path, message }) => [[...path], message])).toEqual([
      [['phone'], expect.stringContaining(chinese)],
    ]);
  });

  it('names the field inside the value', () => {
    const both = type({ one: 'string', two: 'string' }).narrow(passwords.check);
    const refused = type({ both })({ both: { one: 'a', two: 'b' } });
    if (!(refused instanceof type.errors)) expect.fail('is accepted');
    expect(refused.map(({ path }) => [...path])).toEqual([['both', 'two']]);
  });
});

describe('the check of a schema with a question that takes time', () => {
  it('throws a TypeError in each library', () => {
    const sentence = 'check: the schema has an asynchronous check.';
    expect(() => v.safeParse(v.pipe(v.string(), slow.check), 'a')).toThrow(sentence);
    expect(() => z.string().check(slow.check).safeParse('a')).toThrow(sentence);
    expect(() => type('string').narrow(slow.check)('a')).toThrow(sentence);
  });
});

/** Rules that may be called without options, with what each takes and refuses so. */
const bare = ruleTable.flatMap(({ file, code, schema, examples }) => {
  const plain = examples().find(({ args = [] }) => args.length === 0);
  return schema && code && plain && !file.startsWith('form/') ? [{ file, code, rule: schema as object, ...plain }] : [];
});

describe('the check of a rule that nobody called', () => {
  it('works in each library, typed', () => {
    const schema = v.object({ phone: v.pipe(v.string(), mobile.check) });
    expect(v.safeParse(schema, { phone: '23' }, { lang: 'zh' }).issues).toMatchObject([{ message: chinese }]);
    expect(v.parse(schema, { phone: '13812345678' })).toEqual({ phone: '13812345678' });
    expect(z.string().check(creditCode.check).safeParse('9').error?.issues).toMatchObject([
      { message: 'Enter a correct unified social credit code', params: { code: 'creditCode' } },
    ]);
    expect(type('string').narrow(creditCode.check)('91350100M000100Y43')).toBe('91350100M000100Y43');
    expect(type('string').narrow(creditCode.check)('9')).toBeInstanceOf(type.errors);
  });

  it('is refused by the compiler for another type of value', () => {
    // @ts-expect-error a number is no text
    expect(v.safeParse(v.pipe(v.string(), number.check), 'a').success).toBe(false);
  });

  it('is there for each rule that needs no options', () => {
    expect(bare.length).toBeGreaterThan(50);
    expect(bare.filter(({ rule }) => !('check' in rule)).map(({ file }) => file)).toEqual([]);
  });

  it.each(bare)('of $file says what the rule says', ({ rule, code, good, bad }) => {
    const { check: ofRule } = rule as { check: Check<unknown> };
    for (const value of good) expect(v.safeParse(v.pipe(v.unknown(), ofRule), value).issues).toBeUndefined();
    for (const value of bad.filter((each) => each !== undefined && each !== null)) {
      const schema = z.unknown().check(ofRule);
      expect(v.safeParse(v.pipe(v.unknown(), ofRule), value).issues).toMatchObject([{ type: code }]);
      expect(schema.safeParse(value).error?.issues).toMatchObject([{ params: { code } }]);
    }
  });
});

describe('the check of a schema for another type of value', () => {
  it('is refused by the compiler in valibot', () => {
    // @ts-expect-error a number is no text
    expect(v.safeParse(v.pipe(v.string(), number().check), 'a').success).toBe(false);
  });
});
