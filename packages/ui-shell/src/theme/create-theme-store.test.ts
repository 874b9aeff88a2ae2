import { describe, expect, it } from 'vitest';
import { createThemeStore } from './create-theme-store';
import { pickRandomTheme } from './pick-random-theme';
import { themeNames } from './presets';
import { readThemeSettings } from './read-theme-settings';
import { defaultThemeSettings, layoutNames } from './theme-settings';

const memory = (start: Record<string, string> = {}) => {
  const held = new Map(Object.entries(start));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
};
const storedSettings = (storage: ReturnType<typeof memory>) =>
  JSON.parse(storage.held.get('waybill.theme') ?? '{}').settings;

describe('the shipped settings', () => {
  it('are those of the specification [theme-settings-defaults]', () => {
    expect(defaultThemeSettings()).toMatchObject({
      layout: 'column',
      themeName: 'blue-black',
      background: 'none',
      columnStyle: 'card',
      tabsBarStyle: 'smooth',
      collapse: false,
      language: 'zh',
    });
  });

  it('are never shared between two stores', () => {
    const one = createThemeStore({ storage: null });
    one.settings.extra.note = 'mine';
    expect(createThemeStore({ storage: null }).settings.extra).toEqual({});
  });
});

describe('keeping', () => {
  it('a change without Save is not kept, Save keeps it, another store finds it [theme-saved-restored]', () => {
    const storage = memory();
    const store = createThemeStore({ storage });
    store.set({ layout: 'float', themeName: 'ocean' });
    expect(storage.held.size).toBe(0);
    store.save();
    expect(createThemeStore({ storage }).settings).toMatchObject({ layout: 'float', themeName: 'ocean' });
  });

  it('scheme and contrast are kept with the theme, and unknown ones left out', () => {
    const storage = memory();
    const store = createThemeStore({ storage });
    expect(store.settings).toMatchObject({ scheme: 'light', contrast: 'system' });
    store.set({ scheme: 'dark', contrast: 'more' });
    store.save();
    expect(createThemeStore({ storage }).settings).toMatchObject({ scheme: 'dark', contrast: 'more' });
    expect(readThemeSettings({ scheme: 'dim', contrast: 'less' })).toEqual({
      settings: {},
      problems: [expect.stringContaining('scheme'), expect.stringContaining('contrast')],
    });
  });

  it('collapse and language are kept at once, and nothing unsaved with them [collapse-language-are-kept]', () => {
    const storage = memory();
    const store = createThemeStore({ storage });
    store.set({ layout: 'float' });
    store.toggleCollapse();
    store.set({ language: 'en' });
    expect(storedSettings(storage)).toEqual({ collapse: true, language: 'en' });
  });

  it("Restore defaults returns to the app's defaults, in storage too, and leaves the language", () => {
    const storage = memory();
    const store = createThemeStore({ storage, defaults: { layout: 'vertical' } });
    store.set({ layout: 'common', themeName: 'red-white', language: 'en' });
    store.save();
    store.restoreDefaults();
    expect(store.settings).toMatchObject({ layout: 'vertical', themeName: 'blue-black', language: 'en' });
    expect(createThemeStore({ storage, defaults: { layout: 'vertical' } }).settings.layout).toBe('vertical');
  });

  it('switches of tools are kept by Save, and not set after Restore defaults unless the app sets them', () => {
    const storage = memory();
    const store = createThemeStore({ storage, defaults: { showNotice: false } });
    store.set({ showNotice: true, showWeather: true });
    store.save();
    expect(createThemeStore({ storage }).settings).toMatchObject({ showNotice: true, showWeather: true });
    store.restoreDefaults();
    expect(store.settings.showNotice).toBe(false);
    expect(store.settings).not.toHaveProperty('showWeather');
  });

  it('title, subtitle and logo come from the app and are never read from storage', () => {
    const storage = memory();
    createThemeStore({ storage, defaults: { title: 'Old name' } }).save();
    expect(createThemeStore({ storage, defaults: { title: 'New name' } }).settings.title).toBe('New name');
  });
});

describe('hostile storage', () => {
  const start = (text: string) => {
    const problems: string[] = [];
    const store = createThemeStore({
      storage: memory({ 'waybill.theme': text }),
      onProblem: ({ message }) => problems.push(message),
    });
    return { settings: { ...store.settings }, problems };
  };

  for (const text of ['{', 'null', '[]', '"x"', '7', '{"version":99,"settings":{}}', '{"version":1,"settings":[]}'])
    it(`${text} leaves the defaults and is reported`, () => {
      const { settings, problems } = start(text);
      expect(settings).toEqual(defaultThemeSettings());
      expect(problems).toHaveLength(1);
    });

  it('good fields are taken, bad ones are named', () => {
    const { settings, problems } = start(
      '{"version":1,"settings":{"layout":"float","themeName":"pink","showTabs":"yes","showWeather":1,"showSearch":false,"__proto__":{"bad":1}}}',
    );
    expect(settings).toMatchObject({ layout: 'float', themeName: 'blue-black', showTabs: true, showSearch: false });
    expect(settings).not.toHaveProperty('showWeather');
    expect(problems).toEqual([
      expect.stringContaining('themeName'),
      expect.stringContaining('showTabs'),
      expect.stringContaining('showWeather'),
    ]);
    expect('bad' in {}).toBe(false);
  });

  it('a storage that throws on every touch is reported and the store works', () => {
    const problems: string[] = [];
    const refuse = () => {
      throw new Error('blocked');
    };
    const store = createThemeStore({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      onProblem: ({ message }) => problems.push(message),
    });
    store.set({ collapse: true });
    store.save();
    expect(store.settings.collapse).toBe(true);
    expect(problems).toHaveLength(3);
  });

  it("names of an app's own themes and languages are accepted when they are made known", () => {
    const names = { themes: ['acme'], languages: ['ja'] };
    expect(readThemeSettings({ themeName: 'acme', language: 'ja' }, names)).toEqual({
      settings: { themeName: 'acme', language: 'ja' },
      problems: [],
    });
  });
});

describe('the random theme', () => {
  it('is never the present one, and reaches every layout and theme [random-theme]', () => {
    const seen = new Set<string>();
    let present = defaultThemeSettings();
    for (let round = 0; round < 400; round++) {
      const next = pickRandomTheme(present);
      expect(next.layout).not.toBe(present.layout);
      expect(next.themeName).not.toBe(present.themeName);
      expect(next.columnStyle).not.toBe(present.columnStyle);
      expect(next.tabsBarStyle).not.toBe(present.tabsBarStyle);
      seen.add(next.layout).add(next.themeName);
      present = { ...present, ...next };
    }
    expect(seen).toEqual(new Set([...layoutNames, ...themeNames]));
  });
});
