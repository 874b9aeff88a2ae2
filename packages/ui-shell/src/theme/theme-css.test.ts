import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { firstPaintScript } from './first-paint';
import { presets } from './preset-themes';
import { themeStyleSheet } from './theme-style-sheet';

describe('the style sheet', () => {
  const css = themeStyleSheet();

  it('holds every preset under its body class, each with every colour', () => {
    for (const { name, colors } of presets) {
      const rule = css.split(`body.vab-theme-${name}{`)[1]?.split('}')[0] ?? '';
      expect(rule.split(';').filter(Boolean)).toHaveLength(Object.keys(colors).length);
    }
  });

  it('serves a body without a theme class by the first theme', () => {
    expect(css.startsWith(':root{--wb-color-')).toBe(true);
  });

  it('has no motion for those who ask for less', () => {
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--wb-motion-fast:0s/);
  });

  it('asks for nothing from anywhere', () => {
    expect(css).not.toMatch(/url\(|@import/);
  });
});

describe('the first-paint script', () => {
  const run = (stored: string | Error) => {
    const document = { body: { className: 'app' }, documentElement: { lang: '' } };
    const localStorage = {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
    };
    runInNewContext(firstPaintScript({ themeName: 'ocean', language: 'en' }), { document, localStorage });
    return `${document.documentElement.lang} ${document.body.className}`;
  };

  it('sets theme, background and language from storage', () => {
    const settings = { themeName: 'red-white', background: 'vab-background', language: 'zh' };
    expect(run(JSON.stringify({ version: 1, settings }))).toBe('zh app vab-theme-red-white vab-background');
  });

  it('keeps the defaults for whatever is broken', () => {
    const broken = ['{', 'null', '[]', '{"version":2,"settings":{"themeName":"x"}}', new Error('blocked')];
    for (const stored of broken) expect(run(stored)).toBe('en app vab-theme-ocean');
    expect(run('{"version":1,"settings":{"themeName":"a b\\"><","language":7}}')).toBe('en app vab-theme-ocean');
  });

  it('cannot close the script element it stands in', () => {
    expect(firstPaintScript({ storageKey: '</script><script>' })).not.toContain('</script>');
  });

  it('is under 800 bytes', () => {
    expect(firstPaintScript().length).toBeLessThan(800);
  });
});
