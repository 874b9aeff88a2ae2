import { expect, test, vi } from 'vitest';
import { draw } from '../../../testing/draw';
import { defaultThemeSettings, type ThemeSettings } from '../../theme/theme-settings';
import { ThemeControls } from './theme-controls';

const defaults = defaultThemeSettings();
const everyControl = [
  'layout',
  'theme',
  'scheme',
  'contrast',
  'density',
  'background',
  'columnStyle',
  'showTabs',
  'tabsBarStyle',
];

test.each<[Partial<ThemeSettings>, string[]]>([
  [{ themeName: 'green-black' }, ['theme']],
  [{ density: 'compact' }, ['density']],
  [{ showTabs: false }, ['showTabs', 'tabsBarStyle']],
  [{ layout: 'float' }, ['layout', 'background', 'columnStyle']],
])('%o renders only the affected controls', async (patch, concerned) => {
  const drawn = await draw(<ThemeControls settings={defaults} onChange={() => {}} />);
  const translate = vi.spyOn(drawn.i18n, '_');
  await drawn.show(<ThemeControls settings={{ ...defaults, ...patch }} onChange={() => {}} />);
  const ids = new Set<unknown>(translate.mock.calls.map(([text]) => Reflect.get(Object(text), 'id')));
  expect(everyControl.filter((name) => ids.has(`settings.${name}`))).toEqual(
    everyControl.filter((name) => concerned.includes(name)),
  );
  await drawn.remove();
});
