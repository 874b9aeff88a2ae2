import { describe, expect, it } from 'vitest';
import { maxLength } from '../text/max-length';
import { minLength } from '../text/min-length';
import { number } from '../type/number';
import { string } from '../type/string';
import { array } from './array';
import { check } from './check';
import { lazy } from './lazy';
import { object } from './object';
import { pipe } from './pipe';
import type { Schema } from './schema';
import { union } from './union';
import { validate, validateAsync } from './validate';

const codes = (schema: Schema<unknown, unknown>, value: unknown, stopAt?: 'first' | 'field' | 'never') => {
  const result = validate(schema, value, stopAt ? { stopAt } : {});
  return result.ok ? [] : result.issues.map(({ code, path }) => [...path, code].join('.'));
};

const slowly = pipe(
  string(),
  check(async (text) => text.startsWith('a'), { code: 'slow' }),
);

describe('a union', () => {
  it('returns the output of the first schema that accepts the value', () => {
    const schema = union(object({ a: string() }), object({ a: string(), b: number() }));
    expect(validate(schema, { a: '1', b: 2 })).toEqual({ ok: true, value: { a: '1' } });
  });

  it('reports the issues of the only schema of the right type', () => {
    const schema = union(pipe(string(), minLength(3), maxLength(1)), number());
    expect(codes(schema, 'ab')).toEqual(['minLength', 'maxLength']);
    expect(codes(schema, 'ab', 'first')).toEqual(['minLength']);
  });

  it('reports its own issue if no schema, or more than one, is of the right type', () => {
    const schema = union(pipe(string(), minLength(3)), pipe(string(), maxLength(1)));
    expect(codes(schema, 'ab')).toEqual(['union']);
    expect(codes(schema, 7)).toEqual(['union']);
    expect(codes(union(), 7)).toEqual(['union']);
  });

  it('gives required for a missing value', () => {
    expect(codes(object({ a: union(string(), number()) }), {})).toEqual(['a.required']);
  });

  it('adds the path of the issue, in lists and objects', () => {
    expect(codes(array(object({ a: union(string(), number()) })), [{ a: 1 }, { a: true }])).toEqual(['1.a.union']);
  });

  it('waits for a question that takes time, before and after it', async () => {
    for (const schema of [union(slowly, number()), union(number(), slowly)]) {
      expect(await validateAsync(schema, 'abc')).toEqual({ ok: true, value: 'abc' });
      expect(await validateAsync(schema, 7)).toEqual({ ok: true, value: 7 });
      expect(await validateAsync(array(schema), ['a', 'b', true])).toMatchObject({
        ok: false,
        issues: [
          { code: 'slow', path: [1] },
          { code: 'union', path: [2] },
        ],
      });
    }
  });

  it('of itself comes to an end on a value that contains itself', () => {
    const tree: Schema<unknown> = union(string(), array(lazy(() => tree)));
    const ring: unknown[] = [];
    ring.push(ring);
    expect(codes(tree, ring)).not.toEqual([]);
    expect(codes(tree, [['a'], ['b', []]])).toEqual([]);
  });
});
