import { describe, expect, it } from 'vitest';
import { email } from '../contact/email';
import { items } from '../list/items';
import { itemsRange } from '../list/items-range';
import { maxItems } from '../list/max-items';
import { minItems } from '../list/min-items';
import { url } from '../network/url';
import { max } from '../number/max';
import { min } from '../number/min';
import { range } from '../number/range';
import { notEmpty } from '../presence/not-empty';
import { required } from '../presence/required';
import { hex } from '../text/hex';
import { length } from '../text/length';
import { lengthRange } from '../text/length-range';
import { maxLength } from '../text/max-length';
import { minLength } from '../text/min-length';
import { oneOf } from '../text/one-of';
import { pattern } from '../text/pattern';
import { regexp } from '../text/regexp';
import { boolean } from '../type/boolean';
import { date } from '../type/date';
import { float } from '../type/float';
import { integer } from '../type/integer';
import { method } from '../type/method';
import { number } from '../type/number';
import { string } from '../type/string';
import { array } from './array';
import { object } from './object';
import { nullable, optional, orEmpty } from './optional';
import { pipe } from './pipe';
import type { Schema } from './schema';
import { validate } from './validate';

function codes(schema: Schema<unknown>, value: unknown): string[] {
  const result = validate(schema, value);
  return result.ok ? [] : result.issues.map((issue) => issue.code);
}

describe('the types', () => {
  it.each<[string, Schema<unknown>, unknown[], unknown[]]>([
    ['string', string(), ['', 'a'], [1, true, {}, []]],
    ['number', number(), [0, -1.5], ['1', '', Number.NaN, Number.POSITIVE_INFINITY, 1n]],
    ['boolean', boolean(), [true, false], ['true', 0, '']],
    ['integer', integer(), [0, -3, 2 ** 53], [1.5, '1', Number.NaN]],
    ['float', float(), [1.5, -0.1], [1, 0, '1.5', Number.NaN]],
    ['array', array(), [[], [1]], ['', {}, { length: 0 }]],
    ['object', object({}), [{}, Object.create(null), new Date()], ['', [], 1, () => 1]],
    ['date', date(), [new Date(0)], [new Date(Number.NaN), 0, '2025-01-01', {}, { getTime: () => 0 }]],
    ['email', email(), ['a@b.com'], ['a@b', 1]],
    ['url', url(), ['http://www.taobao.com'], ['taobao', 1, '//g.cn']],
    ['hex', hex(), ['#1890ff'], ['#18', 1]],
    ['regexp', regexp(), [/a/, '^a$'], ['(', 1]],
    ['method', method(), [() => 1, class {}], [{}, 'f']],
  ])('%s accepts its own and answers its own code otherwise', (code, schema, good, bad) => {
    for (const value of good) expect(codes(schema, value)).toEqual([]);
    for (const value of bad) expect(codes(schema, value)).toEqual([code]);
    expect(codes(schema, undefined)).toEqual(['required']);
    expect(codes(schema, null)).toEqual(['required']);
  });
});

describe('required', () => {
  it('refuses undefined, null, the empty string and the empty list', () => {
    for (const value of [undefined, null, '', []]) expect(codes(required(), value)).toEqual(['required']);
  });

  it('accepts everything else, false, zero and a blank included', () => {
    for (const value of [false, 0, ' ', {}, [0]]) expect(codes(required(), value)).toEqual([]);
  });

  it('is the only issue: the later rules do not run for a missing value', () => {
    expect(codes(pipe(string(), required(), lengthRange(2, 4), pattern(/x/)), '')).toEqual(['required']);
  });
});

describe('notEmpty', () => {
  it('refuses empty values as required does, and a string of white space', () => {
    for (const value of [undefined, null, '', [], ' ', '\u3000'])
      expect(codes(notEmpty(), value)).toEqual(['notEmpty']);
    for (const value of [' a', 0, false, {}]) expect(codes(notEmpty(), value)).toEqual([]);
  });
});

describe('oneOf', () => {
  it('accepts the listed values only, and names them', () => {
    expect(codes(oneOf([true]), true)).toEqual([]);
    expect(validate(oneOf(['a', 'b']), 'c')).toEqual({
      ok: false,
      issues: [{ code: 'oneOf', path: [], params: { choices: ['a', 'b'] } }],
    });
    expect(codes(oneOf([true]), false)).toEqual(['oneOf']);
  });

  it('may list null or undefined', () => {
    expect(codes(oneOf([null, undefined]), null)).toEqual([]);
    expect(codes(oneOf([null, undefined]), undefined)).toEqual([]);
  });
});

describe('the length of a string', () => {
  it.each<[string, Schema<unknown>, string[], string[], object]>([
    ['length', length(3), ['abc', '😀😀😀'], ['ab', 'abcd', '😀😀'], { length: 3 }],
    ['minLength', minLength(3), ['abc', 'abcd'], ['ab', '', '😀😀'], { min: 3 }],
    ['maxLength', maxLength(3), ['', 'abc', '😀😀😀'], ['abcd'], { max: 3 }],
    ['lengthRange', lengthRange(2, 3), ['ab', 'abc'], ['a', 'abcd'], { min: 2, max: 3 }],
  ])('%s counts characters and names its numbers', (code, rule, good, bad, params) => {
    for (const value of good) expect(codes(rule, value)).toEqual([]);
    for (const value of bad) expect(validate(rule, value)).toEqual({ ok: false, issues: [{ code, path: [], params }] });
    expect(codes(rule, ['a', 'b', 'c'])).toEqual([code]);
  });
});

describe('the bounds of a number', () => {
  it.each<[string, Schema<unknown>, number[], number[], object]>([
    ['min', min(3), [3, 4], [2.9, Number.NaN], { min: 3 }],
    ['max', max(3), [3, -4], [3.1, Number.NaN], { max: 3 }],
    ['range', range(2, 3), [2, 2.5, 3], [1.9, 3.1], { min: 2, max: 3 }],
  ])('%s includes its bounds and names them', (code, rule, good, bad, params) => {
    for (const value of good) expect(codes(rule, value)).toEqual([]);
    for (const value of bad) expect(validate(rule, value)).toEqual({ ok: false, issues: [{ code, path: [], params }] });
    expect(codes(rule, '3')).toEqual([code]);
  });
});

describe('the length of a list', () => {
  it.each<[string, Schema<unknown>, unknown[][], unknown[][], object]>([
    ['items', items(2), [[1, 2]], [[1], [1, 2, 3]], { length: 2 }],
    ['minItems', minItems(1), [[1], [1, 2]], [[]], { min: 1 }],
    ['maxItems', maxItems(2), [[], [1, 2]], [[1, 2, 3]], { max: 2 }],
    ['itemsRange', itemsRange(1, 3), [[1], [1, 2, 3]], [[], [1, 2, 3, 4]], { min: 1, max: 3 }],
  ])('%s includes its bounds and names them', (code, rule, good, bad, params) => {
    for (const value of good) expect(codes(rule, value)).toEqual([]);
    for (const value of bad) expect(validate(rule, value)).toEqual({ ok: false, issues: [{ code, path: [], params }] });
    expect(codes(rule, 'ab')).toEqual([code]);
  });
});

describe('pattern', () => {
  it('takes an expression or its text', () => {
    for (const rule of [pattern(/^\d+$/), pattern('^\\d+$')]) {
      expect(codes(rule, '12')).toEqual([]);
      expect(codes(rule, 's')).toEqual(['pattern']);
      expect(codes(rule, ' ')).toEqual(['pattern']);
    }
  });

  it('answers the same each time, with the flag g too', () => {
    const rule = pattern(/global/g);
    expect([codes(rule, 'globalflag'), codes(rule, 'globalflag')]).toEqual([[], []]);
  });

  it('leaves the caller’s expression as it was', () => {
    const expression = /a/g;
    codes(pattern(expression), 'aaa');
    expect(expression.lastIndex).toBe(0);
  });

  it('throws at once for a text that is no expression', () => {
    expect(() => pattern('(')).toThrow(SyntaxError);
  });
});

describe('optional values', () => {
  it('is undefined with optional, null with nullable, and either or the empty string with orEmpty', () => {
    expect(codes(optional(email()), undefined)).toEqual([]);
    expect(codes(optional(email()), null)).toEqual(['required']);
    expect(codes(optional(email()), '')).toEqual(['email']);
    expect(codes(nullable(email()), null)).toEqual([]);
    expect(codes(nullable(email()), undefined)).toEqual(['required']);
    for (const value of [undefined, null, '']) expect(codes(orEmpty(email()), value)).toEqual([]);
    expect(codes(orEmpty(email()), 'x')).toEqual(['email']);
  });
});

describe('pipe', () => {
  it('reports every rule that is broken', () => {
    expect(codes(pipe(string(), minLength(3), pattern(/^\d+$/)), 'a')).toEqual(['minLength', 'pattern']);
  });

  it('does not ask the rules about a value of the wrong type', () => {
    expect(codes(pipe(string(), minLength(3), pattern(/^\d+$/)), 5)).toEqual(['string']);
  });
});
