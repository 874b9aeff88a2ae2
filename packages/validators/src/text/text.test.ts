import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from './blank';
import { isHex } from './hex';
import { isJson } from './json';
import { isOneOf } from './one-of';
import { isPassword } from './password';
import { isRegExp } from './regexp';

describe('isBlank', () => {
  it.each([undefined, null, '', ' ', '\t\r\n', '\u00a0', '\u3000', '\ufeff', '\u2028'])('accepts %j', (value) =>
    expect(isBlank(value)).toBe(true),
  );
  it.each(['a', ' a ', '\u200b', 0, false, Number.NaN, [], {}])('refuses %j', (value) =>
    expect(isBlank(value)).toBe(false),
  );
});

describe('isPassword', () => {
  it('requires at least 6 characters', () => {
    expect(isPassword('12345')).toBe(false);
    expect(isPassword('123456')).toBe(true);
    expect(isPassword('      ')).toBe(true);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(isPassword('😀😀😀')).toBe(false);
    expect(isPassword('😀😀😀😀😀😀')).toBe(true);
  });

  it('takes another minimum as an option', () => {
    expect(isPassword('12345678901', { min: 12 })).toBe(false);
    expect(isPassword('123456789012', { min: 12 })).toBe(true);
  });

  it.each([123456, null, undefined, ['a', 'b', 'c', 'd', 'e', 'f']])('refuses %j, which is no string', (value) =>
    expect(isPassword(value)).toBe(false),
  );
});

describe('isJson', () => {
  it.each(['{ "key": "value" }', '{}', '[]', ' [1, 2] '])('accepts %j', (value) => expect(isJson(value)).toBe(true));
  it.each(['', '{ key: "value" }', "{ 'key': 'value' }", '{"a":1,}', 'null', '1234', '"nope"', 'true', {}, null])(
    'refuses %j',
    (value) => expect(isJson(value)).toBe(false),
  );

  it('takes bare values only as an option', () => {
    for (const value of ['null', 'false', '"RFC8259"', '42', '0']) expect(isJson(value, { scalars: true })).toBe(true);
    for (const value of ['01234', "'nope'", '{ "key": value }', 'undefined', 'NaN'])
      expect(isJson(value, { scalars: true })).toBe(false);
  });

  it('goes as deep as the text does', () => {
    const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(isJson(nest(50_000))).toBe(true);
    expect(isJson('['.repeat(100_000))).toBe(false);
    expect(isJson(`${nest(3)}]`)).toBe(false);
  });

  it.each([
    ...[
      '[]]',
      '[1,]',
      '[,1]',
      '[1 2]',
      '[1:2]',
      '{"a"}',
      '{"a":}',
      '{"a":1,}',
      '{,}',
      '{1:2}',
      '{"a":1 "b":2}',
      '[}',
      '{]',
      '[] []',
    ],
    ...[
      '["\\x"]',
      '["\\u12g4"]',
      '["\n"]',
      '["',
      '["\\"]',
      '[01]',
      '[1.]',
      '[.5]',
      '[+1]',
      '[-]',
      '[1e]',
      '[0x1]',
      '[tru]',
      '[True]',
      '[NaN]',
    ],
    ...[
      '\u00a0[]',
      '[]\u3000',
      '[1]x',
      '["a"b]',
      '[-0.0E+00]',
      '{"":{}}',
      '[{},[],"\\u00fF\\n\u2028"]',
      ' {"a" : [ 1 , null ] } ',
    ],
  ])('agrees with the engine about %j', (text) => expect(isJson(text)).toBe(parses(text)));

  it('agrees with the engine about random texts with a character put in or taken out', () => {
    const sign = fc.constantFrom(...'[]{},:"\\0123456789.eE+-tfn \n');
    fc.assert(
      fc.property(fc.json(), sign, fc.nat(60), fc.nat(1), (json, noise, at, taken) => {
        const text = json.slice(0, at) + noise + json.slice(at + taken);
        expect(isJson(json, { scalars: true })).toBe(true);
        expect(isJson(text, { scalars: true })).toBe(parses(text));
      }),
      { numRuns: process.env.WAYBILL_THOROUGH === '1' ? 100_000 : 1000 },
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('isHex', () => {
  it.each(['#1890ff', '1890FF', '#fff', 'abc'])('accepts %j', (value) => expect(isHex(value)).toBe(true));
  it.each(['', '#', '#ff', '#ffff', '#fffffff', '#ggg', '##fff', '0xff0044', 'red', '#fff\n'])('refuses %j', (value) =>
    expect(isHex(value)).toBe(false),
  );
});

describe('isHex with opacity', () => {
  it.each(['#ff0000ff', '0f38', '#F003'])('accepts %j as an option only', (value) => {
    expect(isHex(value)).toBe(false);
    expect(isHex(value, { alpha: true })).toBe(true);
  });

  it.each(['#ff00ff0', '#ff0000ff0', '0f3g', '#'])('refuses %j with it too', (value) =>
    expect(isHex(value, { alpha: true })).toBe(false),
  );
});

describe('isRegExp', () => {
  it.each([/a/, /a/g, '^\\d+$', ''])('accepts %s', (value) => expect(isRegExp(value)).toBe(true));
  it.each(['(', '[', '*', '\\', 'a'.repeat(1001), null, {}])('refuses %j', (value) =>
    expect(isRegExp(value)).toBe(false),
  );
});

describe('isOneOf', () => {
  it('compares without conversion', () => {
    const isKnown = isOneOf(['1', 2, Number.NaN, null]);
    expect(['1', 2, Number.NaN, null].map(isKnown)).toEqual([true, true, true, true]);
    expect([1, '2', undefined, 'null'].map(isKnown)).toEqual([false, false, false, false]);
  });

  it('keeps to the choices it was made with', () => {
    const choices = ['a'];
    const isKnown = isOneOf(choices);
    choices.push('b');
    expect(isKnown('b')).toBe(false);
  });
});
