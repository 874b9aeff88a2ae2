import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { directionOf } from '../lib/direction';
import { defineTheme } from './define-theme';
import { type FirstPaintOptions, firstPaintScript } from './first-paint';
import { presets } from './preset-themes';
import type { ColorToken, FormName, ThemeColors } from './theme';
import { formClasses } from './theme-classes';
import { furtherColorsOf } from './theme-css';
import { themeStyleSheet } from './theme-style-sheet';
import { colorProperty } from './tokens';

describe('the style sheet', () => {
  const css = themeStyleSheet();

  /** The colours that the rule of a selector sets, by their custom properties. */
  const colours = (sheet: string, selector: string) =>
    Object.fromEntries(
      (sheet.split(`${selector}{`)[1]?.split('}')[0] ?? '')
        .split(';')
        .filter(Boolean)
        .map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1)]),
    );
  const properties = (theme: ThemeColors) =>
    Object.fromEntries(Object.entries(theme).map(([name, value]) => [colorProperty(name as ColorToken), value]));

  it('gives a body every colour of each preset, once where presets agree', () => {
    const all = colours(css, ':root');
    for (const { name, colors } of presets)
      expect({ ...all, ...colours(css, `\nbody.vab-theme-${name}`) }, name).toEqual(properties(colors));
    expect(css.split(`--wb-color-page:${presets[0]?.colors.page}`)).toHaveLength(2);
  });

  it('takes no colour of the page for themes that come later, and adds no colour of theirs to it', () => {
    const harbour = defineTheme({ name: 'harbour', primary: '#7a1fa2' });
    const later = furtherColorsOf([harbour]);
    for (const [form, classes] of Object.entries(formClasses))
      expect(colours(later, ['body.vab-theme-harbour', ...classes].join('.')), form).toEqual(
        properties(harbour.forms[form as FormName]),
      );
    const ofHarbour = properties(harbour.colors);
    const rules = later.match(/[^{}]+\{[^{}]*\}/g) ?? [];
    for (const rule of rules.filter((each) => !each.includes('vab-theme-harbour')))
      expect(rule).not.toContain(`--wb-color-primary:${ofHarbour['--wb-color-primary']}`);
    expect(later).not.toMatch(/(^|[\n{}]):root\{--wb-color|body\.vab-scheme-dark\{--wb-color/);
  });

  it('takes less than 3 kB of gzip for schemes, contrasts, densities, directions and readers who want it still [weight-of-looks]', () => {
    const ofLooks =
      /vab-scheme|vab-contrast|vab-density|^@media screen\{body|forced-colors|dir=rtl|--wb-along|prefers-reduced/;
    const usual = css.split('\n').filter((line) => !ofLooks.test(line));
    expect(usual.length).toBeLessThan(css.split('\n').length);
    expect(gzipSync(css).length - gzipSync(usual.join('\n')).length).toBeLessThan(3000);
  });

  it('gives every theme its dark form and its stronger ones, on screens only', () => {
    const [screen] = css.match(/@media screen\{[\s\S]*?\n\}|@media screen\{[\s\S]*?\}\}/) ?? [''];
    const value = (classes: string, token: string) =>
      screen
        .split(`body.${classes}{`)[1]
        ?.split('}')[0]
        ?.match(new RegExp(`--wb-color-${token}:([^;]+);`))?.[1];
    const [first, ...others] = presets;
    for (const [classes, form] of [
      ['vab-scheme-dark', 'dark'],
      ['vab-contrast-more', 'lightMore'],
      ['vab-scheme-dark.vab-contrast-more', 'darkMore'],
    ] as const) {
      expect(value(classes, 'page')).toBe(first?.forms[form].page);
      for (const { name, forms } of others)
        expect(value(`vab-theme-${name}.${classes}`, 'primary-fill') ?? value(classes, 'primary-fill'), name).toBe(
          forms[form].primaryFill,
        );
    }
  });

  it('sets the measures of each density, in compact none below 24 px and none below 40 px for fingers', () => {
    const measureOf = (selector: string, name: string) =>
      css
        .slice(css.indexOf(selector))
        .match(new RegExp(`--wb-${name}:([^;]*);`))?.[1]
        ?.replace(/^max\(([\d.]+)rem, var.*/, (_, rem: string) => `${Number(rem) * 16}`);
    expect(Number(measureOf('\nbody.vab-density-compact{', 'density-row'))).toBeLessThan(48);
    for (const target of ['control', 'row', 'choice']) {
      expect(Number(measureOf('\nbody.vab-density-compact{', `density-${target}`)), target).toBeGreaterThanOrEqual(24);
      const least = measureOf('@media (pointer:coarse){:root{', `touch-${target}`);
      expect(Number.parseFloat(least ?? ''), target).toBeGreaterThanOrEqual(40);
    }
  });

  it('serves a body without a theme class by the first theme', () => {
    expect(css.startsWith(':root{--wb-color-')).toBe(true);
  });

  it('has no motion for users who prefer less', () => {
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--wb-motion-fast:0s/);
  });

  it('asks for nothing from anywhere', () => {
    expect(css).not.toMatch(/url\(|@import/);
  });
});

describe('the first-paint script', () => {
  const run = (stored: string | Error, matching: readonly string[] = []) => {
    const document = blankPage('app');
    const matchMedia = (query: string) => ({ matches: matching.includes(query) });
    const localStorage = {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
    };
    runInNewContext(firstPaintScript({ themeName: 'ocean', language: 'en' }), { document, localStorage, matchMedia });
    const { lang, style } = document.documentElement;
    expect(document.documentElement.dataset.language).toBe(lang);
    expect(document.body.className).toContain(`vab-scheme-${style.colorScheme}`);
    return `${lang} ${document.body.className}`;
  };

  it('sets theme, background and language from storage', () => {
    const settings = { themeName: 'red-white', background: 'vab-background', language: 'zh' };
    expect(run(JSON.stringify({ version: 1, settings }))).toBe(
      'zh app vab-theme-red-white vab-scheme-light vab-background',
    );
  });

  it('sets the scheme and a stronger contrast: as they are set, or as the device asks [scheme-contrast-at-first-paint]', () => {
    const storedText = (settings: object) => JSON.stringify({ version: 1, settings });
    const dark = '(prefers-color-scheme: dark)';
    const more = '(prefers-contrast: more)';
    expect(run(storedText({ scheme: 'dark' }))).toBe('en app vab-theme-ocean vab-scheme-dark');
    expect(run(storedText({ scheme: 'light' }), [dark])).toBe('en app vab-theme-ocean vab-scheme-light');
    expect(run(storedText({}), [dark])).toBe('en app vab-theme-ocean vab-scheme-light');
    expect(run(storedText({ scheme: 'system' }), [dark])).toBe('en app vab-theme-ocean vab-scheme-dark');
    expect(run(storedText({ scheme: 'system' }))).toBe('en app vab-theme-ocean vab-scheme-light');
    expect(run(storedText({ contrast: 'more' }))).toBe('en app vab-theme-ocean vab-scheme-light vab-contrast-more');
    expect(run(storedText({ contrast: 'normal' }), [more])).toBe('en app vab-theme-ocean vab-scheme-light');
    expect(run(storedText({ scheme: 'dark' }), [more])).toBe(
      'en app vab-theme-ocean vab-scheme-dark vab-contrast-more',
    );
  });

  it('turns the page for a language that is written from the right [right-to-left-from-first-paint]', () => {
    expect(paintedIn('ar')).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(['ar-EG', 'he', 'fa', 'ur', 'zh', 'en', 'arn'].map(directionOf)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
    ]);
  });

  it('turns the page as the settings say where the name of a language does not', () => {
    const directionFor = (language: string) =>
      paintedIn(language, { directions: { syr: 'rtl', 'ku-arab': 'rtl', ug: 'ltr' } }).dir;
    expect(['syr', 'ku-arab', 'ar', 'ug', 'zh', 'constructor'].map(directionFor)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
    ]);
  });

  it('says what `<html lang>` calls a language, and its own name beside it', () => {
    const languageOf = (language: string) => {
      const { lang, dataset } = paintedIn(language, { htmlLangs: { zh: 'zh-CN' } });
      return [lang, dataset.language];
    };
    expect(languageOf('zh')).toEqual(['zh-CN', 'zh']);
    expect(languageOf('en')).toEqual(['en', 'en']);
    expect(languageOf('constructor')).toEqual(['constructor', 'constructor']);
  });

  it('sets the density, the usual one without a class', () => {
    const storedDensity = (density: unknown) => JSON.stringify({ version: 1, settings: { density } });
    expect(run(storedDensity('compact'))).toBe('en app vab-theme-ocean vab-scheme-light vab-density-compact');
    expect(run(storedDensity('default'))).toBe('en app vab-theme-ocean vab-scheme-light');
    expect(run(storedDensity('a b'))).toBe('en app vab-theme-ocean vab-scheme-light');
  });

  it('keeps the defaults for whatever is broken', () => {
    const broken = ['{', 'null', '[]', '{"version":2,"settings":{"themeName":"x"}}', new Error('blocked')];
    for (const stored of broken) expect(run(stored)).toBe('en app vab-theme-ocean vab-scheme-light');
    expect(run('{"version":1,"settings":{"themeName":"a b\\"><","language":7}}')).toBe(
      'en app vab-theme-ocean vab-scheme-light',
    );
  });

  it('cannot close the script element it stands in', () => {
    expect(firstPaintScript({ storageKey: '</script><script>' })).not.toContain('</script>');
  });

  it('is under 1,200 bytes', () => {
    expect(firstPaintScript().length).toBeLessThan(1200);
  });
});

function blankPage(className = '') {
  const documentElement = { lang: '', dir: '', dataset: { language: '' }, style: { colorScheme: '' } };
  return { body: { className }, documentElement, getElementById: () => null };
}

/** Returns `<html>` after a first paint in a chosen language. */
function paintedIn(language: string, options: FirstPaintOptions = {}) {
  const document = blankPage();
  const localStorage = { getItem: () => JSON.stringify({ version: 1, settings: { language } }) };
  runInNewContext(firstPaintScript(options), { document, localStorage, matchMedia: () => ({ matches: false }) });
  return document.documentElement;
}
