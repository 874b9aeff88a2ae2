import { expect, it } from 'vitest';
import { changedSettings } from './changed-settings';
import { defaultThemeSettings } from './theme-settings';

const defaults = defaultThemeSettings();

it('only values stored by another window change, not former defaults that are now stored as well', () => {
  expect(changedSettings({}, { layout: defaults.layout, themeName: 'ocean' }, defaults)).toEqual({
    themeName: 'ocean',
  });
});

it('a value that is no longer stored returns to its default; the switch of a tool is unset', () => {
  const before = { themeName: 'ocean', showWeather: true, language: 'en', extra: { size: 2 } } as const;
  expect(changedSettings(before, { language: 'en' }, defaults)).toEqual({
    themeName: defaults.themeName,
    showWeather: undefined,
    extra: {},
  });
});

it("an app's further settings are compared by what is in them, and copied", () => {
  const after = { extra: { size: 2 } };
  expect(changedSettings({ extra: { size: 2 } }, after, defaults)).toEqual({});
  expect(changedSettings({}, after, defaults).extra).not.toBe(after.extra);
});
