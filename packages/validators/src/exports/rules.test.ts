import { describe, expect, it } from 'vitest';
import { measure } from '../../bench/measure.mjs';
import { validate } from '../form/validate';
import { cnEn, cnZh } from '../languages/cn-catalogues';
import { tradeEn, tradeZh } from '../languages/trade-catalogues';
import { en, zh } from '../messages/core-catalogues';
import { ruleTable } from '../testing/rule-table';

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

  it.each([
    ['index', zh, en],
    ['cn', cnZh, cnEn],
    ['trade', tradeZh, tradeEn],
  ])('are there for every code in the texts of their entry, but those of a run: %s', (name, chinese, english) => {
    const ofRuns = ['invalid', 'unreadable', 'unchecked', 'unknownKey', 'tooLong', 'tooDeep'];
    const codes = ruleTable.flatMap(({ entry, code }) => (entry === (name === 'index' ? 'core' : name) && code) || []);
    expect(new Set(Object.keys(chinese).filter((code) => !ofRuns.includes(code)))).toEqual(new Set(codes));
    expect(Object.keys(english)).toEqual(Object.keys(chinese));
  });

  it('have codes that occur once', () => {
    const codes = ruleTable.flatMap(({ code }) => code ?? []);
    expect(codes).toEqual([...new Set(codes)]);
  });
});

describe('a bundle', () => {
  it('carries texts only where a catalogue is imported, and no examples', async () => {
    const { code } = await measure(['object', 'mobile', 'minLength', 'configure', 'validate']);
    expect(code).not.toMatch(/[\u4e00-\u9fff]|Enter a/);
    expect(code).not.toContain('1381234567');
    expect((await measure(['zh'])).code).toContain('请输入正确的手机号');
    expect((await measure(['zh'])).code).not.toContain('Enter a correct mobile number');
  });

  it('carries JSON Schema of structures, checks for other libraries and asynchronous parts only where they are used', async () => {
    const { code } = await measure(['object', 'array', 'pipe', 'union', 'mobile', 'validate', 'configure']);
    expect(code).not.toMatch(/\$defs|reject\(|Promise\.all/);
  });
});
