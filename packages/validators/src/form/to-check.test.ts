import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mobile } from '../contact/mobile';
import { creditCode } from '../identity/credit-code';
import { en, zh } from '../messages/core-catalogues';
import { ruleTable } from '../testing/rule-table';
import { maxLength } from '../text/max-length';
import { minLength } from '../text/min-length';
import { number } from '../type/number';
import { string } from '../type/string';
import { check } from './check';
import { object } from './object';
import { pipe } from './pipe';
import { sameAs } from './same-as';
import { toCheck } from './to-check';

const english = 'Enter a correct mobile number';
const chinese = '请输入正确的手机号';
const inEnglish = toCheck(mobile(), { messages: en });
const inChinese = toCheck(mobile(), { messages: zh });
const passwords = pipe(object({ one: string(), two: string() }), sameAs('one', 'two'));
const slow = pipe(
  string(),
  check(async () => true),
);

describe('the check of a schema in valibot', () => {
  const schema = v.object({ phone: v.pipe(v.string(), inEnglish) });
  const issuesOf = (
    given: Parameters<typeof v.safeParse>[0],
    value: unknown,
    config?: v.Config<v.BaseIssue<unknown>>,
  ) => v.safeParse(given, value, config).issues?.map((issue) => [v.getDotPath(issue), issue.type, issue.message]);

  it('accepts the values of the schema, and reports issues at their field', () => {
    expect(v.safeParse(schema, { phone: '13812345678' })).toMatchObject({ success: true });
    expect(issuesOf(schema, { phone: '23' })).toEqual([['phone', 'mobile', english]]);
  });

  it('does not run for a value of another type', () => {
    expect(issuesOf(schema, { phone: 7 })).toHaveLength(1);
    expect(issuesOf(schema, { phone: 7 })?.[0]).toContain('string');
  });

  it('adds to other issues of the same value', () => {
    expect(issuesOf(v.pipe(v.string(), v.minLength(5), inEnglish), '23')).toHaveLength(2);
  });

  it('speaks in the messages that it is given, else in codes', () => {
    expect(v.safeParse(v.pipe(v.string(), inChinese), '23').issues?.[0].message).toBe(chinese);
    expect(v.safeParse(v.pipe(v.string(), toCheck(mobile())), '23').issues?.[0].message).toBe('mobile');
  });

  it('names the field inside the value', () => {
    const both = v.pipe(v.object({ one: v.string(), two: v.string() }), toCheck(passwords));
    expect(issuesOf(v.object({ both }), { both: { one: 'a', two: 'b' } })?.[0]?.slice(0, 2)).toEqual([
      'both.two',
      'sameAs',
    ]);
  });
});

describe('the check of a schema in zod', () => {
  const schema = z.object({ phone: z.string().check(inEnglish) });

  it('accepts the values of the schema, and reports issues at their field', () => {
    expect(schema.safeParse({ phone: '13812345678' }).success).toBe(true);
    expect(schema.safeParse({ phone: '23' }).error?.issues).toMatchObject([
      { code: 'custom', path: ['phone'], message: english, params: { code: 'mobile' } },
    ]);
  });

  it('does not run for a value of another type', () => {
    expect(schema.safeParse({ phone: 7 }).error?.issues).toMatchObject([{ code: 'invalid_type' }]);
  });

  it('reports every issue, with its params', () => {
    const strict = z.string().check(toCheck(pipe(string(), minLength(3), maxLength(1))));
    expect(strict.safeParse('ab').error?.issues).toMatchObject([
      { params: { code: 'minLength', min: 3 } },
      { params: { code: 'maxLength', max: 1 } },
    ]);
  });

  it('names the field inside the value', () => {
    const both = z.object({ one: z.string(), two: z.string() }).check(toCheck(passwords));
    expect(z.object({ both }).safeParse({ both: { one: 'a', two: 'b' } }).error?.issues).toMatchObject([
      { path: ['both', 'two'] },
    ]);
  });
});

describe('the check of a schema in arktype', () => {
  const schema = type({ phone: type('string').narrow(inChinese) });

  it('accepts the values of the schema, and reports issues at their field', () => {
    expect(schema({ phone: '13812345678' })).toEqual({ phone: '13812345678' });
    const refused = schema({ phone: '23' });
    if (!(refused instanceof type.errors)) expect.fail('is accepted');
    expect(refused.map(({ path, message }) => [[...path], message])).toEqual([
      [['phone'], expect.stringContaining(chinese)],
    ]);
  });

  it('names the field inside the value', () => {
    const both = type({ one: 'string', two: 'string' }).narrow(toCheck(passwords));
    const refused = type({ both })({ both: { one: 'a', two: 'b' } });
    if (!(refused instanceof type.errors)) expect.fail('is accepted');
    expect(refused.map(({ path }) => [...path])).toEqual([['both', 'two']]);
  });
});

describe('the check of a schema with a question that takes time', () => {
  it('throws a TypeError in each library', () => {
    const sentence = 'toCheck(): the schema has an asynchronous check.';
    expect(() => v.safeParse(v.pipe(v.string(), toCheck(slow)), 'a')).toThrow(sentence);
    expect(() => z.string().check(toCheck(slow)).safeParse('a')).toThrow(sentence);
    expect(() => type('string').narrow(toCheck(slow))('a')).toThrow(sentence);
  });
});

const rules = ruleTable.flatMap(({ file, code, schema, examples }) =>
  schema && code && !file.startsWith('form/') ? [{ file, code, rule: schema, example: examples()[0] }] : [],
);

describe('the check of a rule', () => {
  it('is typed by the values that it accepts', () => {
    const schema = v.object({ code: v.pipe(v.string(), toCheck(creditCode())) });
    expect(v.parse(schema, { code: '91350100M000100Y43' })).toEqual({ code: '91350100M000100Y43' });
  });

  it.each(rules)('of $file agrees with the rule', ({ rule, code, example }) => {
    const { args = [], good = [], bad = [] } = example ?? {};
    const check = toCheck(rule(...(args as never[])));
    for (const value of good) expect(v.safeParse(v.pipe(v.unknown(), check), value).issues).toBeUndefined();
    for (const value of bad.filter((each) => each !== undefined && each !== null)) {
      expect(v.safeParse(v.pipe(v.unknown(), check), value).issues).toMatchObject([{ type: code }]);
      expect(z.unknown().check(check).safeParse(value).error?.issues).toMatchObject([{ params: { code } }]);
    }
  });
});

describe('the check of a schema for another type of value', () => {
  it('is refused by the compiler in valibot', () => {
    // @ts-expect-error a number is no text
    expect(v.safeParse(v.pipe(v.string(), toCheck(number())), 'a').success).toBe(false);
  });
});
