import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundsOf } from '../../../../../scripts/lib/testing/rounds-of';
import { type DefineThemeOptions, defineTheme } from '../define-theme';
import { type Densities, shippedDensities } from '../density';
import { type Measures, shippedMeasures } from '../measures';
import { presets } from '../preset-themes';
import type { TokenTree } from './design-token';
import { fromDesignTokens } from './from-design-tokens';
import { toDesignTokens } from './to-design-tokens';

const again = (text: string) => {
  const { themes, densities, ...further } = fromDesignTokens(text);
  return toDesignTokens(themes.map(defineTheme), densities, further);
};
const read = (file: object) => fromDesignTokens(JSON.stringify(file));
const sent = (file: object): TokenTree => JSON.parse(again(JSON.stringify(file)));

const brand = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const themes = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('acme', 'ocean', 'blue-black', 'night'),
    title: fc.record({ zh: fc.string(), en: fc.string() }),
    primary: brand,
    menu: fc.constantFrom('dark', 'light', 'brand'),
  }) as fc.Arbitrary<DefineThemeOptions>,
  { selector: ({ name }) => name, minLength: 1, maxLength: 2 },
);
const length = (min: number) => fc.integer({ min: min * 4, max: 400 }).map((quarters) => quarters / 4);
const record = <Value>(shipped: object, value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(Object.keys(shipped).map((name) => [name, value])));
const densities = record(shippedDensities, record(shippedDensities.default, length(24))) as fc.Arbitrary<unknown>;
const shadow = fc.array(
  fc.record({
    x: length(-20),
    y: length(-20),
    blur: length(0),
    spread: length(-20),
    color: fc.constantFrom('#123456', 'rgba(1, 2, 3, 0.5)', 'border', 'primary'),
  }),
  { maxLength: 3 },
);
const easing = fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 100 }).map((value) => value / 100)));
const measures = fc.record({
  text: record(shippedMeasures.text, length(9)),
  radius: record(shippedMeasures.radius, length(0)),
  shadow: record(shippedMeasures.shadow, record(shippedMeasures.shadow.light, shadow)),
  motion: record(shippedMeasures.motion, fc.record({ duration: fc.nat(900), easing })),
}) as fc.Arbitrary<unknown>;

const name = fc.constantFrom('brand', 'theme', 'radius', 'large', 'ocean', 'light', 'a b', '__proto__', '1');
const leaf = fc.record(
  {
    $type: fc.constantFrom('color', 'typography', 'strokeStyle'),
    $value: fc.oneof(fc.constant('#fff8'), fc.constant('{radius.large}'), fc.constant('{gone.away}'), fc.jsonValue()),
    $description: fc.string(),
    $extensions: fc.constant({ 'org.example': { since: 3 } }),
  },
  { requiredKeys: ['$value'] },
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.dictionary(name, fc.oneof({ maxDepth: 3 }, leaf, tie('tree'))),
}));

describe('tokens of random settings', () => {
  it.each(roundsOf(12, 40))(
    'export, import, export of %i is byte for byte the same [tokens-of-all-kinds-round-trip]%s',
    (numRuns) => {
      fc.assert(
        fc.property(themes, densities, measures, (options, rows, others) => {
          const text = toDesignTokens(options.map(defineTheme), rows as Densities, { measures: others as Measures });
          expect(again(text)).toBe(text);
        }),
        { numRuns },
      );
    },
  );

  it('so is each shipped theme alone', () => {
    for (const theme of presets) expect(again(toDesignTokens([theme]))).toBe(toDesignTokens([theme]));
  });

  it.each(roundsOf(15, 60))(
    'with tokens of another file beside %i of them no token is lost, and the next import and export change nothing%s',
    (numRuns) => {
      // JSON has no -0.
      const foreign = (tree as fc.Arbitrary<TokenTree>).map((file) => ({
        vendor: JSON.parse(JSON.stringify(file)) as TokenTree,
        'core/x': { any: { $value: 1 } },
      }));
      fc.assert(
        fc.property(foreign, (file) => {
          const text = again(JSON.stringify({ ...JSON.parse(toDesignTokens(presets.slice(0, 1))), ...file }));
          expect(again(text)).toBe(text);
          expect(leaves(JSON.parse(text).vendor)).toEqual(leaves(file.vendor));
        }),
        { numRuns },
      );
    },
  );
});

/** Returns the values of a token tree by path. */
function leaves(node: unknown, path = ''): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('$value' in node) return [[path, node.$value, (node as TokenTree).$description]];
  return Object.entries(node).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

describe('a file of another tool', () => {
  it('is applied to known tokens, and exported again as it was written', () => {
    const file = {
      brand: { $type: 'color', blue: { $value: { colorSpace: 'oklch', components: [0.62796, 0.25768, 29.234] } } },
      theme: { ocean: { light: { $type: 'color', primary: { $value: '{brand.blue}', $description: 'Ours' } } } },
      radius: { large: { $type: 'dimension', $value: '0.5rem' }, pill: { $type: 'dimension', $value: '99px' } },
      text: { body: { $value: { $ref: '#/radius/large/$value' } } },
    };
    const { themes, measures: measured, notes } = read({ ...file, text: {} });
    expect(themes.map(({ name: each, primary }) => [each, primary])).toEqual([['ocean', '#ff0000']]);
    expect(measured.radius).toEqual({ small: 2.5, medium: 4, large: 8, round: 999 });
    expect(notes).toEqual([]);
    const out = sent({ ...file, text: {} });
    expect(out.brand).toEqual({ blue: { $type: 'color', ...file.brand.blue } });
    expect(out).toMatchObject({
      radius: file.radius,
      theme: { ocean: { light: { primary: { $value: '{brand.blue}' } } } },
    });
    expect(() => read(file)).toThrow('text.body is 8 px, needs 9 px');
  });

  it('a value that the themes change replaces the imported one, and keeps its siblings', () => {
    const text = JSON.stringify({
      radius: { large: { $type: 'dimension', $value: '{r.l}', $description: 'Cards' } },
      r: { l: { $value: '6px' } },
    });
    const { themes, densities: rows, measures: measured, foreign } = fromDesignTokens(text);
    const other = { ...measured, radius: { ...measured.radius, large: 7 } };
    expect(
      JSON.parse(toDesignTokens(themes.map(defineTheme), rows, { measures: other, foreign: foreign })).radius.large,
    ).toEqual({
      $type: 'dimension',
      $value: { value: 7, unit: 'px' },
      $description: 'Cards',
    });
  });

  it('names tokens that it stores without applying them', () => {
    expect(read({ space: { 3: { $value: '14px' } }, x: { $type: 'color', $value: '{library.red}' } }).notes).toEqual([
      'x points to {library.red}, which the file does not hold; the token is kept as it is.',
      'space.3 is kept but not applied: distances and layers stand in the code.',
    ]);
  });

  it('variables of Figma come in with their modes and references, and none is lost', () => {
    const variable = (id: string, title: string, collection: string, type: string, valuesByMode: object) => ({
      [id]: {
        id,
        name: title,
        variableCollectionId: collection,
        resolvedType: type,
        valuesByMode,
        scopes: ['ALL_SCOPES'],
      },
    });
    const figma = {
      status: 200,
      meta: {
        variableCollections: {
          c1: { id: 'c1', name: 'Primitives', defaultModeId: 'm1', modes: [{ modeId: 'm1', name: 'Value' }] },
          c2: {
            id: 'c2',
            name: 'theme',
            defaultModeId: 'l',
            modes: [
              { modeId: 'l', name: 'light' },
              { modeId: 'd', name: 'dark' },
            ],
          },
        },
        variables: {
          ...variable('v1', 'blue/600', 'c1', 'COLOR', { m1: { r: 0, g: 0.4, b: 0.8, a: 1 } }),
          ...variable('v2', 'ocean/primary', 'c2', 'COLOR', {
            l: { type: 'VARIABLE_ALIAS', id: 'v1' },
            d: { r: 0.4, g: 0.7, b: 1, a: 1 },
          }),
          ...variable('v3', 'radius/large', 'c1', 'FLOAT', { m1: 9 }),
          ...variable('v4', 'isBeta', 'c1', 'BOOLEAN', { m1: true }),
        },
      },
    };
    const { themes, measures: measured } = read(figma);
    expect(themes).toMatchObject([{ name: 'ocean', primary: '#0066cc', forms: { dark: { primary: '#66b3ff' } } }]);
    expect(measured.radius.large).toBe(9);
    const out = sent(figma);
    expect(out).toMatchObject({
      Primitives: { isBeta: { $type: 'boolean', $value: true }, radius: { large: { $value: 9 } } },
      theme: { light: { ocean: { primary: { $value: '{Primitives.blue.600}' } } } },
    });
    expect(again(JSON.stringify(out))).toBe(again(JSON.stringify(figma)));
  });

  it('sets of Tokens Studio come in, in its older notation too', () => {
    const studio = {
      core: {
        brand: { blue: { value: '#0066cc', type: 'color' } },
        corner: { value: '{corners.base}', type: 'borderRadius' },
      },
      waybill: {
        theme: { ocean: { light: { primary: { value: '{brand.blue}', type: 'color' } } } },
        radius: { large: { value: '7', type: 'borderRadius', description: 'Cards' } },
        shadow: {
          light: {
            card: {
              value: { x: '0', y: '2', blur: '4', spread: '0', color: '{brand.blue}', type: 'dropShadow' },
              type: 'boxShadow',
            },
          },
        },
      },
      $themes: [{ id: 'a', name: 'Light', selectedTokenSets: { core: 'source' } }],
      $metadata: { tokenSetOrder: ['core', 'waybill'] },
    };
    const { themes, measures: measured, notes } = read(studio);
    expect(themes).toMatchObject([{ name: 'ocean', primary: '#0066cc' }]);
    expect(measured.radius.large).toBe(7);
    expect(measured.shadow.light.card).toEqual([{ x: 0, y: 2, blur: 4, spread: 0, color: '#0066cc' }]);
    expect(notes).toEqual([expect.stringContaining('core.corner points to {corners.base}')]);
    const out = sent(studio);
    expect(out).toMatchObject({
      $themes: studio.$themes,
      core: { brand: { blue: { $value: '#0066cc' } } },
      waybill: { radius: { large: { $value: '7', $description: 'Cards' } } },
    });
    expect(again(JSON.stringify(out))).toBe(again(JSON.stringify(studio)));
  });
});
