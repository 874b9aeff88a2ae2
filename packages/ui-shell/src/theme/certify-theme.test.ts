import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certifiedPairs } from './certified-pairs';
import { pairContrast, uncertifiedPairs } from './certify-theme';
import { contrast, layOver, parseColor } from './color-math';
import { defineTheme } from './define-theme';
import { artMenuColors, artStops } from './menu-art';
import { presets } from './preset-themes';
import { themeNames } from './presets';

describe('contrast of the shipped themes', () => {
  it('has a preset for each of the seven names', () => {
    expect(presets.map(({ name }) => name)).toEqual([...themeNames]);
    expect(new Set(themeNames).size).toBe(themeNames.length);
    for (const { name, title } of presets)
      expect(title, name).toMatchObject({
        id: `theme.${name}`,
        zh: expect.stringMatching(/./),
        en: expect.stringMatching(/./),
      });
  });

  for (const theme of presets)
    it(`${theme.name}: every certified pair reaches its ratio`, () => {
      expect(uncertifiedPairs(theme)).toEqual([]);
      for (const pair of certifiedPairs) expect(pairContrast(theme, pair)).toBeGreaterThanOrEqual(pair.wanted);
    });

  it('white text stands 4.5:1 on the lightest place of the menu artwork, also when active or hovered', () => {
    const grounds = [artStops.lightest, artStops.darkest].flatMap((stop) => [
      stop,
      layOver(artMenuColors.menuHover, stop),
      layOver(artMenuColors.menuActive, stop),
    ]);
    for (const ground of grounds) expect(contrast(artMenuColors.menuText, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(artMenuColors.menuTextMuted, artStops.lightest)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('defineTheme', () => {
  it('makes a readable theme of any primary colour and any kind of menu', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, fc.constantFrom('dark', 'light', 'brand'), (r, g, b, menu) => {
        const primary = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        const theme = defineTheme({ name: 'acme', primary, menu });
        expect(uncertifiedPairs(theme)).toEqual([]);
        expect(theme.colors.primary).toBe(primary);
      }),
      { numRuns: process.env.WAYBILL_THOROUGH ? 5000 : 150 },
    );
  });

  it('carries its title under the id theme.<name>, and is called by its name without one', () => {
    const title = { zh: '极光', en: 'Aurora' };
    expect(defineTheme({ name: 'acme', title, primary: '#41b584' }).title).toMatchObject({
      id: 'theme.acme',
      ...title,
    });
    expect(defineTheme({ name: 'acme', title: 'Acme', primary: '#41b584' }).title).toBe('Acme');
    expect(defineTheme({ name: 'acme', primary: '#41b584' }).title).toBe('acme');
  });

  it('keeps the hue of the brand where it darkens it', () => {
    const { r, g, b } = parseColor(defineTheme({ name: 'acme', primary: '#41b584' }).colors.primaryFill);
    expect(g).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(r);
  });

  it('refuses a name that cannot be a class, and says which are possible', () => {
    expect(() => defineTheme({ name: 'Acme Night', primary: '#123456' })).toThrow(/"Acme Night".*lower-case/);
  });

  it('refuses a colour it cannot read', () => {
    expect(() => defineTheme({ name: 'acme', primary: 'teal' })).toThrow(/"teal" is not a colour/);
  });

  it('refuses single colours that break a pair, and names the pair', () => {
    expect(() => defineTheme({ name: 'acme', primary: '#1890ff', colors: { textMuted: '#cccccc' } })).toThrow(
      /textMuted on page has 1\.\d+:1, needs 4\.5:1/,
    );
  });
});

describe('WCAG arithmetic', () => {
  it('agrees with the published ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#1890ff', '#ffffff')).toBeCloseTo(3.24, 1);
  });
});
