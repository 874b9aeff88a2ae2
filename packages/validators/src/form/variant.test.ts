import { describe, expect, expectTypeOf, it } from 'vitest';
import { minLength } from '../text/min-length';
import { oneOf } from '../text/one-of';
import { number } from '../type/number';
import { string } from '../type/string';
import { check } from './check';
import { object } from './object';
import { optional } from './optional';
import { pipe } from './pipe';
import type { Infer, Schema, StopAt } from './schema';
import { strictObject } from './strict-object';
import { toJsonSchema } from './to-json-schema';
import { validate, validateAsync } from './validate';
import { variant } from './variant';

const card = object({ kind: oneOf(['card', 'smart']), number: pipe(string(), minLength(4)) });
const bank = strictObject({ kind: oneOf(['bank']), number: number(), branch: string() });
const payment = variant('kind', card, bank);

const codes = (schema: Schema<unknown>, value: unknown, stopAt: StopAt = 'never') => {
  const result = validate(schema, value, { stopAt });
  return result.ok ? [] : result.issues.map(({ code, path }) => [...path, code].join('.'));
};

describe('a variant', () => {
  it('returns the output of the schema whose key accepts the value', () => {
    expect(validate(payment, { kind: 'smart', number: '1234', more: 1 })).toEqual({
      ok: true,
      value: { kind: 'smart', number: '1234' },
    });
    expect(validate(payment, { kind: 'bank', number: 7, branch: 'x' }).ok).toBe(true);
    expectTypeOf<Infer<typeof payment>>().toEqualTypeOf<
      { kind: 'card' | 'smart'; number: string } | { kind: 'bank'; number: number; branch: string }
    >();
  });

  it('names the fields of the variant that was meant, and no other', () => {
    expect(codes(payment, { kind: 'card', number: '1' })).toEqual(['number.minLength']);
    expect(codes(payment, { kind: 'bank', number: '1', more: 1 })).toEqual([
      'more.unknownKey',
      'number.number',
      'branch.required',
    ]);
    expect(codes(payment, { kind: 'bank', number: '1' }, 'first')).toEqual(['number.number']);
    expect(codes(object({ payments: payment }), { payments: { kind: 'card' } })).toEqual(['payments.number.required']);
  });

  it('reports at the key that no variant matches', () => {
    expect(codes(payment, { kind: 'cash', number: '1' })).toEqual(['kind.union']);
    expect(codes(payment, { number: '1' })).toEqual(['kind.required']);
    expect(codes(payment, Object.create({ kind: 'card' }))).toEqual(['kind.required']);
    const locked = Object.defineProperty({}, 'kind', { get: () => expect.fail('locked') });
    expect(codes(payment, locked)).toEqual(['kind.unreadable']);
    expect(codes(payment, [])).toEqual(['object']);
    expect(codes(payment, undefined)).toEqual(['required']);
  });

  it('runs the matching variant alone, even asynchronously', async () => {
    const calls: unknown[] = [];
    const free = (kind: string) =>
      object({ kind: oneOf([kind]), name: check(async (name) => calls.push([kind, name]) > 5, { code: 'taken' }) });
    const result = await validateAsync(variant('kind', free('a'), free('b')), { kind: 'b', name: 'x' });
    expect(result).toMatchObject({ ok: false, issues: [{ code: 'taken', path: ['name'] }] });
    expect(calls).toEqual([['b', 'x']]);
  });

  it('does not wait for the schema of a key', () => {
    const late = object({ kind: check(async () => true) });
    expect(codes(variant('kind', late), { kind: 'a' })).toEqual(['kind.union']);
  });

  it('describes each variant in JSON Schema', () => {
    const { anyOf } = toJsonSchema(payment) as { anyOf: object[] };
    expect(anyOf).toMatchObject([{ required: ['kind', 'number'] }, { additionalProperties: false }]);
  });

  it('takes objects that have the key', () => {
    // @ts-expect-error: the second one has no such field.
    expect(() => variant('kind', card, object({ other: optional(string()) }))).not.toThrow();
  });
});
