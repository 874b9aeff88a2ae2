import { describe, expect, it } from 'vitest';
import { minLength } from '../text/min-length';
import { number } from '../type/number';
import { string } from '../type/string';
import { check } from './check';
import { pipe } from './pipe';
import { record } from './record';
import { validate, validateAsync } from './validate';

const prices = record(pipe(string(), minLength(2)), number());
const found = (value: unknown, stopAt: 'first' | 'field' | 'never' = 'never') => {
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

  it('says at its key what is wrong with a key or a value', () => {
    expect(found({ a: 1, bc: '2', d: '3' })).toEqual(['a.minLength', 'd.minLength', 'bc.number', 'd.number']);
  });

  it('stops at the first issue if told', () => {
    expect(found({ a: 1, b: 1, cd: '2' }, 'first')).toEqual(['a.minLength']);
    expect(found({ ab: '1', cd: '2' }, 'first')).toEqual(['ab.number']);
  });

  it('refuses what is no object, or cannot be read', () => {
    expect(found([])).toEqual(['object']);
    expect(found(null)).toEqual(['required']);
    const locked = new Proxy({}, { ownKeys: () => expect.fail('locked') });
    expect(found(locked)).toEqual(['unreadable']);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(found(proxy)).toHaveLength(1);
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
});
