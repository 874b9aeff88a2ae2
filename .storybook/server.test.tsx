import { I18nProvider } from '@lingui/react';
import { composeStories } from '@storybook/react-vite';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '../packages/ui-shell/src/locales/create-i18n';
import { shellMessages } from '../packages/ui-shell/src/shell-messages';

type Stories = Parameters<typeof composeStories>[0];
// What belongs to a console alone needs a window.
const stories = import.meta.glob<Stories>([
  '../packages/*/src/**/*.stories.tsx',
  '!../packages/ui-shell/src/console/**',
]);
const texts = import.meta.glob<string>('../packages/*/src/**/*.stories.tsx', { query: '?raw', import: 'default' });
const entries = import.meta.glob<object>([
  '../packages/ui-shell/src/exports/{index,table,forms,controls}.ts',
  '../packages/auth-core/src/exports/react.ts',
]);
const i18n = createI18n({ locale: 'en', messages: shellMessages });
const inEnglish = (element: ReactElement) => <I18nProvider i18n={i18n}>{element}</I18nProvider>;

it.each(Object.entries(stories))('%s is drawn on a server', async (_, load) => {
  for (const [name, Story] of Object.entries(composeStories(await load())))
    expect(() => renderToString(inEnglish(<Story />)), name).not.toThrow();
});

it('every component that an entry exports stands in a story, or is drawn without any props', async () => {
  const told = (await Promise.all(Object.values(texts).map((load) => load()))).join('\n');
  const exported = (await Promise.all(Object.values(entries).map((load) => load()))).flatMap(Object.entries);
  const components = exported.filter(([name, value]) => isComponent(name, value));
  expect(components.length).toBeGreaterThan(60);
  for (const [name, component] of components)
    if (!new RegExp(`\\b${name}\\b`).test(told))
      expect(() => renderToString(inEnglish(createElement(component))), name).not.toThrow();
});

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
