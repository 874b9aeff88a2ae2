import { createThemeStore } from '@waybill/ui-shell';
import { expect, it, vi } from 'vitest';
import { applyPreferences } from './apply-preferences';

const start = () => createThemeStore({ storage: null });

it('sets what an account prefers, and afterwards only what of it has changed [preferences-only-changed]', () => {
  const theme = start();
  applyPreferences(theme, { themeName: 'green-white', language: 'en' });
  expect(theme.settings).toMatchObject({ themeName: 'green-white', language: 'en' });
  theme.set({ themeName: 'blue-white', language: 'zh' });
  const set = vi.spyOn(theme, 'set');
  applyPreferences(theme, { themeName: 'green-white', language: 'en', keys: { newOrder: 'Alt+M' } });
  expect(theme.settings).toMatchObject({ themeName: 'blue-white', language: 'zh' });
  expect(theme.settings.extra.keys).toEqual({ newOrder: 'Alt+M' });
  applyPreferences(theme, { themeName: 'green-white', language: 'en', keys: { newOrder: 'Alt+M' } });
  expect(set).toHaveBeenCalledOnce();
});

it('reads preferences that an older console stored, and ignores invalid ones', () => {
  const theme = start();
  theme.set({ extra: { preferences: JSON.stringify([['language', 'en']]) } });
  applyPreferences(theme, { language: 'en', scheme: 'dark' });
  expect(theme.settings).toMatchObject({ language: 'zh', scheme: 'dark' });
  theme.set({ extra: { preferences: '{' } });
  applyPreferences(theme, { language: 'en' });
  expect(theme.settings.language).toBe('en');
});
