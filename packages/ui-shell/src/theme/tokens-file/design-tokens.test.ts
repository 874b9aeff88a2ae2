import { readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import { defineTheme } from '../define-theme';
import { presets } from '../preset-themes';
import { formNames } from '../theme';
import { furtherColorsOf } from '../theme-css';
import { fromDesignTokens } from './from-design-tokens';
import { toDesignTokens } from './to-design-tokens';
import { runTokensCommand } from './tokens-command';

const acme = defineTheme({
  name: 'acme',
  title: { zh: '极光', en: 'Aurora' },
  primary: '#7c3aed',
  menu: 'brand',
  forms: { dark: { page: '#000000' } },
});

/** The tokens of the shipped themes with one of them changed. */
const changed = (change: (file: ReturnType<typeof JSON.parse>) => void) => {
  const file = JSON.parse(toDesignTokens(presets));
  change(file);
  return JSON.stringify(file);
};
/** A file, imported and exported again. */
const again = (text: string) => {
  const { themes, densities, ...further } = fromDesignTokens(text);
  return toDesignTokens(themes.map(defineTheme), densities, further);
};
const black = { $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 1, hex: '#000000' } };

describe('design tokens', () => {
  it('hold every theme with its four forms, and every density', () => {
    const { theme, density } = JSON.parse(toDesignTokens([...presets, acme]));
    expect(Object.keys(theme)).toEqual([...presets.map(({ name }) => name), 'acme']);
    for (const { name, forms } of presets)
      for (const form of formNames) {
        expect(theme[name][form].$type).toBe('color');
        expect(theme[name][form].text.$value.hex).toBe(forms[form].text);
      }
    expect(density.compact.row).toEqual({ $value: { value: 34, unit: 'px' } });
  });

  it('export, import, export is byte for byte the same [tokens-round-trip]', () => {
    const first = toDesignTokens([...presets, acme]);
    const { themes, densities } = fromDesignTokens(first);
    expect(toDesignTokens(themes.map(defineTheme), densities)).toBe(first);
  });

  it('a colour that the file leaves out stays as it is shipped', () => {
    const text = changed(({ theme }) => {
      theme.ocean.light.text = undefined;
      theme.ocean.dark = undefined;
    });
    expect(again(text)).toBe(toDesignTokens(presets));
  });

  it('an import takes over only what differs from the derived colours', () => {
    const { themes } = fromDesignTokens(toDesignTokens([acme]));
    expect(themes).toEqual([
      {
        name: 'acme',
        title: { zh: '极光', en: 'Aurora' },
        primary: '#7c3aed',
        menu: 'brand',
        forms: { dark: { page: '#000000' } },
      },
    ]);
  });

  it('a changed colour arrives in the theme, also in place of a gradient', () => {
    const text = changed(({ theme }) => {
      theme.ocean.light.menuBackground.$value = black.$value;
      theme['blue-black'].light.tooltip = black;
    });
    const { themes } = fromDesignTokens(text);
    const [blue, ocean] = ['blue-black', 'ocean'].map((name) => themes.find((theme) => theme.name === name));
    expect(blue?.colors).toEqual({ tooltip: '#000000' });
    expect(ocean?.colors?.menuBackground).toBe('#000000');
  });

  it('Style Dictionary builds them unchanged [tokens-for-other-tools]', async () => {
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(toDesignTokens(presets)),
      platforms: { css: { transformGroup: 'css', files: [{ destination: 'all.css', format: 'css/variables' }] } },
      log: { verbosity: 'silent' },
    });
    const [file] = await dictionary.formatPlatform('css');
    const css = String(file?.output);
    expect(css).toContain('--theme-blue-black-dark-surface: #15191f;');
    expect(css).toContain('--theme-blue-black-light-mask: rgba(16, 24, 40, 0.45);');
    expect(css).toContain('--density-compact-row: 34px;');
    expect(css).not.toContain('[object');
  });
});

describe('an import refuses, by name,', () => {
  const refusals: [string, string, RegExp][] = [
    ['text that is no JSON', '{', /not JSON/],
    ['a file without tokens', '{}', /holds no design token/],
    [
      'a pair that is not readable [invalid-tokens-are-refused]',
      changed(({ theme }) => {
        theme.ocean.dark.text = black;
      }),
      /"ocean" is not readable: dark: text on page has 1\.\d+:1, needs 4\.5:1/,
    ],
    [
      'a colour that cannot be read',
      changed(({ theme }) => {
        theme.ocean.light.text.$value = 'blueish';
      }),
      /theme\.ocean\.light\.text is not a colour/,
    ],
    [
      'a reference to nothing',
      changed(({ radius }) => {
        radius.large.$value = '{corner.big}';
      }),
      /radius\.large points to \{corner\.big\}, which the file does not hold/,
    ],
    [
      'references in a circle',
      changed((file) => {
        file.corner = { big: { $value: '{radius.large}' } };
        file.radius.large.$value = '{corner.big}';
      }),
      /radius\.large points to itself: corner\.big → radius\.large → corner\.big/,
    ],
    [
      'a size that is none',
      changed(({ text }) => {
        text.body.$value = 'large';
      }),
      /text\.body is not a number of px/,
    ],
    [
      'a curve that is none',
      changed(({ motion }) => {
        motion.fast.easing.$value = [0, 0, 2];
      }),
      /motion\.fast\.easing is not four numbers/,
    ],
    [
      'a theme of its own without its main colour',
      JSON.stringify({ theme: { acme: { light: { text: black } } } }),
      /theme\.acme\.light\.primary is missing/,
    ],
    [
      'a name that cannot be a class',
      changed(({ theme }) => {
        theme['Ocean Blue'] = theme.ocean;
      }),
      /theme name "Ocean Blue"/,
    ],
    [
      'a control too low to be hit',
      changed(({ density }) => {
        density.compact.control.$value.value = 20;
      }),
      /density\.compact\.control is 20 px, needs 24 px/,
    ],
  ];
  for (const [what, text, message] of refusals)
    it(what, () => {
      expect(() => fromDesignTokens(text)).toThrow(message);
    });

  it('and takes no CSS of its own from a gradient', () => {
    const text = changed(({ theme }) => {
      theme.ocean.light.menuBackground.$extensions['dev.waybill'].gradient =
        'linear-gradient(1deg, #006cff 0%, red 1%);}*{';
    });
    const ocean = fromDesignTokens(text).themes.find(({ name }) => name === 'ocean');
    expect(ocean?.colors?.menuBackground).toBe('#006cff');
  });
});

describe('the command', () => {
  const run = (words: string, files: Record<string, string> = {}) => {
    let written = '';
    runTokensCommand(words.split(' '), {
      read: (file) => files[file] ?? '',
      write: (text) => {
        written = text;
      },
    });
    return written;
  };

  it('exports, imports what it exported, and exports that again without a difference', () => {
    const first = run('tokens export');
    const themes = run('tokens import tokens.json', { 'tokens.json': first });
    expect(run('tokens export themes.json', { 'themes.json': themes })).toBe(first);
  });

  it('writes the names of shadcn over tokens that every theme has, as the example holds them [shadcn-follows-the-theme]', () => {
    const sheet = run('tokens shadcn');
    const tokens = [...sheet.matchAll(/var\((--wb-color-[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(new Set(tokens).size).toBeGreaterThan(20);
    const themes = furtherColorsOf(presets);
    expect(tokens.filter((name) => !themes.includes(`${name}:`))).toEqual([]);
    for (const name of [
      'background',
      'card-foreground',
      'primary',
      'muted-foreground',
      'destructive',
      'ring',
      'sidebar',
    ])
      expect(sheet).toContain(`--color-${name}: var(--${name});`);
    expect(readFileSync('examples/tailwind-office/src/shadcn.css', 'utf8')).toBe(sheet);
  });

  it('prints its usage on request', () => {
    for (const words of ['tokens --help', 'tokens -h', 'tokens export --help']) expect(run(words)).toMatch(/^Usage:/);
  });

  it('prints its usage after invalid arguments', () => {
    for (const words of ['', 'tokens', 'tokens import', 'tokens export a b', 'tokens export --out', 'tokens shadcn a'])
      expect(() => run(words)).toThrow(/^Usage:/);
  });
});
