import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundsOf, seed } from '../../../../scripts/lib/testing/rounds-of';
import { certifiedPairs, pairsByState } from './certified-pairs';
import { describePair, pairContrast, requiredContrast, uncertifiedPairs } from './certify-theme';
import { contrast, layOver, luminance, parseColor } from './color-math';
import { defineTheme } from './define-theme';
import { artMenuColors, artStops } from './menu-art';
import { presets } from './preset-themes';
import { themeNames } from './presets';
import { formNames } from './theme';

describe('contrast of the shipped themes', () => {
  it('has a preset for each of the seven names [seven-themes]', () => {
    expect(presets.map(({ name }) => name)).toEqual([...themeNames]);
    expect(new Set(themeNames).size).toBe(themeNames.length);
    for (const { name, title } of presets)
      expect(title, name).toMatchObject({
        id: `theme.${name}`,
        texts: { zh: expect.stringMatching(/./), en: expect.stringMatching(/./) },
      });
  });

  for (const theme of presets)
    it(`${theme.name}: every certified pair reaches its ratio`, () => {
      expect(uncertifiedPairs(theme)).toEqual([]);
      for (const pair of certifiedPairs) expect(pairContrast(theme, pair)).toBeGreaterThanOrEqual(pair.minimum);
    });

  for (const form of formNames)
    it(`${form}: every certified pair of the seven themes reaches its ratio, 7:1 and 4.5:1 with more contrast [every-theme-has-readable-forms]`, () => {
      const stronger = form.endsWith('More');
      for (const theme of presets)
        for (const pair of certifiedPairs) {
          const required = pair.minimum === 4.5 ? (stronger ? 7 : 4.5) : stronger ? 4.5 : 3;
          expect(requiredContrast(pair, form)).toBe(required);
          expect(
            pairContrast(theme, pair, form),
            `${theme.name}, ${form}: ${pair.front} on ${pair.back}`,
          ).toBeGreaterThanOrEqual(required);
        }
    });

  for (const [state, pairs] of Object.entries(pairsByState))
    it(`${state}: every pair of the seven themes, two schemes and two contrasts is among them`, () => {
      expect(pairs.length).toBeGreaterThan(0);
      for (const pair of pairs) expect(certifiedPairs).toContainEqual(pair);
    });

  it('names the states that a control can be in [every-state-control-is-measured]', () => {
    expect(Object.keys(pairsByState)).toEqual(['rest', 'hover', 'active', 'selected', 'error', 'disabled']);
  });

  it('the dark forms are dark, and higher surfaces are lighter', () => {
    for (const { forms } of presets)
      for (const { page, surface, surfaceRaised } of [forms.dark, forms.darkMore]) {
        expect(luminance(page)).toBeLessThan(luminance(surface));
        expect(luminance(surface)).toBeLessThan(luminance(surfaceRaised));
        expect(luminance(surfaceRaised)).toBeLessThan(0.02);
      }
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
  // Each run draws other colours, with more rounds before a release.
  it.each(roundsOf(120, 10_000))(
    'makes a readable theme, light and dark, of any primary colour and any kind of menu: %i of them [any-brand-colour-gives-readable-theme]%s',
    (colours) => {
      const channel = fc.integer({ min: 0, max: 255 });
      fc.assert(
        fc.property(channel, channel, channel, fc.constantFrom('dark', 'light', 'brand'), (r, g, b, menu) => {
          const primary = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
          const theme = defineTheme({ name: 'acme', primary, menu });
          const failing = uncertifiedPairs(theme);
          if (failing.length > 0)
            expect.fail(`${primary} with a ${menu} menu: ${failing.map(describePair).join('; ')}`);
          if (theme.colors.primary !== primary) expect.fail(`${primary} is not the primary colour of its theme.`);
        }),
        { numRuns: colours, seed },
      );
    },
  );

  it('carries its title under the id theme.<name>, and is called by its name without one', () => {
    const title = { zh: '极光', en: 'Aurora' };
    expect(defineTheme({ name: 'acme', title, primary: '#41b584' }).title).toMatchObject({
      id: 'theme.acme',
      texts: title,
    });
    expect(defineTheme({ name: 'acme', title: 'Acme', primary: '#41b584' }).title).toBe('Acme');
    expect(defineTheme({ name: 'acme', primary: '#41b584' }).title).toBe('acme');
  });

  it('keeps the hue of the brand where it darkens it', () => {
    const { r, g, b } = parseColor(defineTheme({ name: 'acme', primary: '#41b584' }).colors.primaryFill);
    expect(g).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(r);
  });

  it('refuses a name that cannot be a class, and lists the allowed characters', () => {
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

  it('refuses single colours of another form too, and names the form', () => {
    expect(() => defineTheme({ name: 'acme', primary: '#1890ff', forms: { dark: { textMuted: '#333333' } } })).toThrow(
      /dark: textMuted on page has 1\.\d+:1, needs 4\.5:1/,
    );
  });

  it('keeps the hue of the brand in the dark, with less of its chroma', () => {
    const { colors, forms } = defineTheme({ name: 'acme', primary: '#e02020' });
    const red = parseColor(forms.dark.primaryText);
    expect(red.r).toBeGreaterThan(red.g);
    expect(Math.abs(red.g - red.b)).toBeLessThan(40);
    expect(luminance(forms.dark.primaryText)).toBeGreaterThan(luminance(colors.primaryText));
  });
});

describe('WCAG arithmetic', () => {
  it('agrees with the published ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#1890ff', '#ffffff')).toBeCloseTo(3.24, 1);
  });
});
