import { describe, expect, expectTypeOf, it } from 'vitest';
import { measure } from '../../bench/measure.mjs';
import { validate } from '../form/validate';
import { ruleMessages as cn } from '../languages/cn';
import { ruleMessages as core } from '../languages/core';
import { ruleMessages as trade } from '../languages/trade';
import type { IssueCode } from '../messages/issue-code';
import { ruleTable } from '../testing/rule-table';

const modules = import.meta.glob<object>(
  ['../**/*.ts', '!../**/*.{test,test-d,browser.test}.ts', '!../{messages,testing,exports}/**'],
  { eager: true },
);
const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const cases = ruleTable.flatMap((rule) =>
  rule.examples().map((each) => ({ ...rule, ...each, title: `${rule.file} ${JSON.stringify(each.args ?? [])}` })),
);

describe('the examples in the file of a rule', () => {
  it.each(cases)(
    '$title are met by its predicate, its schema and its facts',
    ({ predicate, schema, facts, args = [], good, bad }) => {
      for (const [values, verdict] of [
        [good, true],
        [bad, false],
      ] as const) {
        for (const value of values) {
          if (predicate)
            expect([shown(value), predicate(value, ...(args as never[]))]).toEqual([shown(value), verdict]);
          if (facts && !(predicate && args.length > 0))
            expect([shown(value), facts(value, ...(args as never[])) !== null]).toEqual([shown(value), verdict]);
          if (schema)
            expect([shown(value), validate(schema(...(args as never[])), value).ok]).toEqual([shown(value), verdict]);
        }
      }
      expect(good.length * bad.length).toBeGreaterThan(0);
    },
  );

  it.each(cases.filter(({ code }) => code))('$title that are bad give its code', ({ schema, args = [], bad, code }) => {
    for (const value of bad.filter((each) => each !== undefined && each !== null)) {
      const result = schema && validate(schema(...(args as never[])), value);
      expect(result?.ok === false && result.issues.map((issue) => issue.code)).toContain(code);
    }
  });

  it('are there for every file with messages, and each such file is exported', () => {
    const files = Object.entries(modules)
      .filter(([, module]) => 'messages' in module)
      .map(([file]) => file.replace('../', ''))
      .filter((file) => !file.startsWith('presence/required'));
    expect(new Set(files)).toEqual(
      new Set(ruleTable.filter(({ code }) => code && code !== 'required').map(({ file }) => file)),
    );
  });

  it.each(Object.entries({ core, cn, trade }))('have their texts in the list of their entry: %s', (name, list) => {
    const codes = ruleTable.flatMap(({ entry, code }) => (entry === name && code) || []);
    expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    expectTypeOf<(typeof core)[number]['code']>().toEqualTypeOf<IssueCode>();
  });

  it('have codes that occur once', () => {
    const codes = ruleTable.flatMap(({ code }) => code ?? []);
    expect(codes).toEqual([...new Set(codes)]);
  });
});

describe('a bundle', { timeout: 60_000 }, () => {
  it('carries the texts only of the rules it uses, and no examples', async () => {
    const { code } = await measure(['object', 'mobile', 'minLength', 'configure']);
    expect(code).toContain('请输入正确的手机号');
    expect(code).toContain('长度不能少于 {min} 个字符');
    expect(code).toContain('此项为必填项');
    expect(code).not.toMatch(/请输入正确的邮箱地址|长度不能超过|identity card/);
    expect(code).not.toContain('1381234567');
  });
});
