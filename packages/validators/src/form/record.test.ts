import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minLength } from '../text/min-length';
import { number } from '../type/number';
import { string } from '../type/string';
import { check } from './check';
import { object } from './object';
import { optional } from './optional';
import { pipe } from './pipe';
import { record } from './record';
import type { Schema, StopAt } from './schema';
import { transform } from './transform';
import { validate, validateAsync } from './validate';

const prices = record(pipe(string(), minLength(2)), number());
const codesOf = (value: unknown, stopAt: 'first' | 'field' | 'never' = 'never') => {
  const result = validate(prices, value, { stopAt });
  return result.ok ? [] : result.issues.map(({ code, path }) => [...path, code].join('.'));
};

describe('a record', () => {
  it('gives a new plain object of the own enumerable keys', () => {
    const value = Object.create({ inherited: 1 }, { hidden: { value: 1 }, ab: { value: 2, enumerable: true } });
    const result = validate(prices, value);
    expect(result).toEqual({ ok: true, value: { ab: 2 } });
    expect(result.ok && result.value).not.toBe(value);
  });

  it('keeps a key called __proto__ as a plain one', () => {
    const result = validate(prices, JSON.parse('{"__proto__": 1, "constructor": 2}'));
    if (!result.ok) expect.fail('is refused');
    expect(Object.entries(result.value)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
    expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
  });

  it('reports issues of a key or a value at the key', () => {
    expect(codesOf({ a: 1, bc: '2', d: '3' })).toEqual(['a.minLength', 'd.minLength', 'bc.number', 'd.number']);
  });

  it('stops at the first issue if configured', () => {
    expect(codesOf({ a: 1, b: 1, cd: '2' }, 'first')).toEqual(['a.minLength']);
    expect(codesOf({ ab: '1', cd: '2' }, 'first')).toEqual(['ab.number']);
  });

  it('refuses a value that is not an object, or cannot be read', () => {
    expect(codesOf([])).toEqual(['object']);
    expect(codesOf(null)).toEqual(['required']);
    const locked = new Proxy({}, { ownKeys: () => expect.fail('locked') });
    expect(codesOf(locked)).toEqual(['unreadable']);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(codesOf(proxy)).toHaveLength(1);
  });

  it('waits for a value that takes time, and not for a key', async () => {
    const slowly = pipe(
      string(),
      check(async (text: string) => text === 'a'),
    );
    expect(await validateAsync(record(string(), slowly), { x: 'a', y: 'b' })).toMatchObject({
      ok: false,
      issues: [{ code: 'invalid', path: ['y'] }],
    });
    expect(validate(record(slowly, number()), { a: 1 })).toMatchObject({
      ok: false,
      issues: [{ code: 'unchecked', path: ['a'] }],
    });
  });

  it('agrees with an object of its keys', () => {
    const key = pipe(string(), minLength(2));
    const values: Schema<unknown>[] = [
      number(),
      optional(string()),
      pipe(
        string(),
        minLength(3),
        check((text: string) => text !== 'abc'),
      ),
      transform(string(), (text) => (text === '' ? undefined : text.length)),
    ];
    const stops = fc.constantFrom<StopAt>('never', 'field', 'first');
    const name = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('__proto__', 'toString', '7'));
    const value = fc.constantFrom<unknown>(1, Number.NaN, '', 'abc', 'abcd', undefined, null, {});
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, value), { maxLength: 6 }),
        fc.constantFrom(...values),
        stops,
        (pairs, item, stopAt) => {
          const source = Object.defineProperty(Object.fromEntries(pairs), Symbol('hidden'), {
            value: 1,
            enumerable: true,
          });
          const keys = Object.keys(source);
          const ofKeys = keys.flatMap((each) => {
            const result = validate(key, each, { stopAt });
            return result.ok ? [] : result.issues.map((issue) => ({ ...issue, path: [each] }));
          });
          const ofValues = validate(object(Object.fromEntries(keys.map((each) => [each, item]))), source, { stopAt });
          const all = [...ofKeys, ...(ofValues.ok ? [] : ofValues.issues)];
          const issues = stopAt === 'first' ? all.slice(0, 1) : all;
          const result = validate(record(key, item), source, { stopAt });
          expect(result).toEqual(issues.length > 0 ? { ok: false, issues } : ofValues);
          if (result.ok)
            expect(Reflect.ownKeys(result.value)).toEqual(Reflect.ownKeys(ofValues.ok ? ofValues.value : {}));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is unreadable where a property throws', () => {
    const source = {
      ab: 1,
      get bc() {
        return expect.fail('locked');
      },
      cd: 'x',
    };
    expect(codesOf(source)).toEqual(['unreadable']);
  });

  it('leaves out values that become undefined, at once and later', async () => {
    const drop = (value: unknown) => (value === 1 ? undefined : value);
    const late = pipe(
      number(),
      check(async () => true),
    );
    expect(validate(record(string(), transform(number(), drop)), { a: 1, b: 2 })).toEqual({
      ok: true,
      value: { b: 2 },
    });
    const result = await validateAsync(record(string(), transform(late, drop)), { a: 1, b: 2 });
    expect(result.ok && Object.keys(result.value)).toEqual(['b']);
  });
});
