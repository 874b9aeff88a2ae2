import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presets } from '../preset-themes';
import { DesignTokensError } from './design-token';
import { fromDesignTokens } from './from-design-tokens';
import { toDesignTokens } from './to-design-tokens';
import { runTokensCommand } from './tokens-command';

type File = Record<string, unknown>;
const shipped = toDesignTokens(presets);
const withRadius = (value: unknown, more: File = {}) => {
  const file = JSON.parse(shipped);
  file.radius.large = { $value: value };
  return JSON.stringify({ ...file, ...more });
};
/** Groups `a.0` to `a.<count>`, each of which refers to the next one, the last to 8 px. */
const chain = (count: number) => ({
  a: Object.fromEntries(
    Array.from({ length: count + 1 }, (_, at) => [at, { $value: at === count ? '8px' : `{a.${at + 1}}` }]),
  ),
});

const failureOf = (text: string): unknown => {
  try {
    fromDesignTokens(text);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('references', () => {
  it('may lead through other references, up to a depth', () => {
    expect(fromDesignTokens(withRadius('{a.0}', chain(60))).measures.radius.large).toBe(8);
    expect(() => fromDesignTokens(withRadius('{a.0}', chain(70)))).toThrow(/radius\.large refers through more than 64/);
  });

  it('that double at each step are refused instead of filling the memory', () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 22 }, (_, at) => [at, { $value: at === 21 ? [1] : [`{a.${at + 1}}`, `{a.${at + 1}}`] }]),
    );
    expect(() => fromDesignTokens(withRadius('{a.0}', { a: doubling }))).toThrow(/more than 1000000 values/);
  });
});

describe('a hostile file is refused by a DesignTokensError', () => {
  it.each<[string, string]>([
    ['a value in 20,000 lists', withRadius(null).replace('null', `${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
    ['20,000 groups in each other', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['a unit that every object has', withRadius({ value: 1, unit: 'constructor' })],
    ['a unit that is the prototype', withRadius({ value: 1, unit: '__proto__' })],
    ['a length with such a unit', withRadius('12constructor')],
    ...['constructor', '__proto__', 'toString'].map((colorSpace): [string, string] => {
      const file = JSON.parse(shipped);
      file.theme.ocean.light.text.$value = { colorSpace, components: [0, 0, 0], alpha: 1 };
      return [`the colour space ${colorSpace}`, JSON.stringify(file)];
    }),
    [
      'modes of Figma that are none',
      JSON.stringify({
        variables: { a: { id: 'a', name: 'a', variableCollectionId: 'c', valuesByMode: { m: 1 } } },
        variableCollections: { c: { name: 'c', modes: [null, { modeId: 'm', name: 7 }] } },
      }),
    ],
  ])('%s', (_, text) => {
    expect(failureOf(text)).toBeInstanceOf(DesignTokensError);
  });

  it.each(['{', '[]', '{"themes":[{"name":"x","primary":"red"}]}', '{"themes":7}'])(
    'also as the themes of an export: %s',
    (text) => {
      const files = { read: () => text, write: () => undefined };
      expect(() => runTokensCommand(['tokens', 'export', 'themes.json'], files)).toThrow(DesignTokensError);
    },
  );

  it('wherever a value of it is replaced by another one', () => {
    const pathsOf = (node: unknown, path: string[] = []): string[][] =>
      typeof node === 'object' && node !== null
        ? [path, ...Object.entries(node).flatMap(([key, child]) => pathsOf(child, [...path, key]))]
        : [path];
    // One theme contains every kind of value and reads faster than all.
    const one = toDesignTokens(presets.slice(0, 1));
    const paths = pathsOf(JSON.parse(one)).slice(1);
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('__proto__', '{__proto__}', '$constructor', '{radius}', '#fff', { $ref: '#/__proto__/x' }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, replacement) => {
        const file = JSON.parse(one);
        const parent = path.slice(0, -1).reduce((node, key) => node[key], file);
        parent[path.at(-1) ?? ''] = replacement;
        const failure = failureOf(JSON.stringify(file));
        if (failure !== undefined) expect(failure).toBeInstanceOf(DesignTokensError);
      }),
      { numRuns: process.env.WAYBILL_THOROUGH ? 5000 : 150 },
    );
  });
});
