import { expect, it } from 'vitest';
import { createThemeStore } from './create-theme-store';

/** Two windows over one storage: each receives the storage events of the other, as in browsers. */
function twoWindows() {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  const [here, there] = [createThemeStore({ storage }), createThemeStore({ storage })];
  const stop = here.followOtherWindows();
  const tell = (key = 'waybill.theme') => void window.dispatchEvent(new StorageEvent('storage', { key }));
  return { here, there, held, stop, tell };
}

it('settings saved by another window apply here, except unsaved ones and the collapsed side bar', () => {
  const { here, there, tell, stop } = twoWindows();
  here.set({ layout: 'float' });
  there.toggleCollapse();
  there.set({ themeName: 'ocean', showTabs: false, language: 'en' });
  there.save();
  tell();
  stop();
  expect(here.settings).toMatchObject({
    layout: 'float',
    themeName: 'ocean',
    showTabs: false,
    language: 'en',
    collapse: false,
  });
});

it('a later immediate save in this window does not undo the other window’s settings', () => {
  const { here, there, held, tell, stop } = twoWindows();
  there.set({ themeName: 'ocean' });
  there.save();
  tell();
  here.toggleCollapse();
  stop();
  expect(JSON.parse(held.get('waybill.theme') ?? '').settings).toMatchObject({ themeName: 'ocean', collapse: true });
});

it('a restore of the defaults in another window applies here', () => {
  const { here, there, tell, stop } = twoWindows();
  there.set({ themeName: 'ocean' });
  there.save();
  tell();
  there.restoreDefaults();
  tell();
  stop();
  expect(here.settings.themeName).toBe('blue-black');
});

it('other keys, invalid settings and changes after the end are ignored', () => {
  const { here, there, held, tell, stop } = twoWindows();
  there.set({ themeName: 'ocean' });
  there.save();
  tell('another');
  expect(here.settings.themeName).toBe('blue-black');
  held.set('waybill.theme', '{');
  tell();
  expect(here.settings.themeName).toBe('blue-black');
  there.save();
  stop();
  tell();
  expect(here.settings.themeName).toBe('blue-black');
});
