/// <reference types="vite/client" />
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect, useMemo } from 'react';
import { configure } from 'storybook/test';
import { createI18n } from '../packages/ui-shell/src/locales/create-i18n';
import { shellMessages } from '../packages/ui-shell/src/shell-messages';
import { themeNames } from '../packages/ui-shell/src/theme/presets';
import { resolveLook } from '../packages/ui-shell/src/theme/resolve-look';
import { isLookClass, themeClasses } from '../packages/ui-shell/src/theme/theme-classes';
import {
  type ContrastName,
  contrastNames,
  type DensityName,
  densityNames,
  layoutNames,
  type SchemeName,
  schemeNames,
} from '../packages/ui-shell/src/theme/theme-settings';
import { ThemeStyles } from '../packages/ui-shell/src/theme/theme-sheet';
import { storyLanguages } from '../packages/ui-shell/testing/story-languages';
import { DocsInScheme } from './docs-in-scheme';
import { ImportedTokens } from './imported-tokens';
import { unsoundLooks } from './sound-look';

// In ms; the library's default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const Surroundings: Decorator = (Story, { globals }) => {
  const locale = String(globals.locale ?? 'en');
  const i18n = useMemo(() => createI18n({ locale, messages: shellMessages, ...storyLanguages }), [locale]);
  const theme = String(globals.theme ?? 'blue-black');
  const background = globals.background === 'vab-background' ? 'vab-background' : 'none';
  const scheme = (globals.scheme ?? 'light') as SchemeName;
  const direction = String(globals.direction ?? 'ltr');
  const density = (globals.density ?? 'default') as DensityName;
  const contrast = (globals.contrast ?? 'system') as ContrastName;
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const look = resolveLook({ scheme, contrast });
    body.classList.remove(...[...body.classList].filter(isLookClass));
    body.classList.add(...themeClasses({ themeName: theme, background, density, ...look }));
    documentElement.style.colorScheme = look.scheme;
    documentElement.lang = locale;
    documentElement.dir = direction;
  }, [theme, background, scheme, contrast, density, locale, direction]);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ThemeStyles />
        <ImportedTokens />
        <Story />
      </I18nProvider>
    </StrictMode>
  );
};

const widths = Object.fromEntries(
  [390, 768, 992, 1280, 1440, 1920].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 768 ? '844px' : '900px' } },
  ]),
);

type Icon = 'globe' | 'paintbrush' | 'contrast' | 'eye' | 'listunordered' | 'transfer' | 'photo' | 'component';
type Item = string | { value: string; title: string };
const choice = (title: string, icon: Icon, items: readonly Item[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [Surroundings],
  afterEach: ({ viewMode, globals, parameters, reporting }) => {
    if (viewMode !== 'story') return;
    const findings = unsoundLooks({ language: String(globals.locale), hasOwnColours: parameters.ownColours === true });
    reporting.addReport({
      type: 'look',
      version: 1,
      result: { findings },
      status: findings.length > 0 ? 'failed' : 'passed',
    });
    // A test falls; in the workshop the report is enough, and the story stays.
    if (findings.length > 0 && import.meta.env.VITEST_STORYBOOK !== undefined) throw new Error(findings.join('\n'));
  },
  parameters: {
    // Tests read only violations; describing the passes takes axe most of its time.
    a11y: { test: 'error', options: import.meta.env.VITEST_STORYBOOK ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: { toc: true, container: DocsInScheme },
    options: {
      storySort: {
        method: 'alphabetical',
        // Storybook reads this list from the text of the file.
        order: [
          'Welcome',
          'Search',
          'Guide',
          ['Tutorial'],
          'Foundations',
          'Shell',
          'Data',
          'Forms',
          'Feedback',
          'Display',
          'Console',
          'Packages',
          'Reference',
        ],
      },
    },
    viewport: { options: widths },
  },
  globalTypes: {
    locale: choice('Language', 'globe', [
      { value: 'zh', title: '中文' },
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
      { value: 'ja', title: '日本語' },
      { value: 'ar', title: 'العربية' },
    ]),
    theme: choice('Theme', 'paintbrush', themeNames),
    scheme: choice('Scheme', 'contrast', schemeNames),
    contrast: choice('Contrast', 'eye', contrastNames),
    density: choice('Density', 'listunordered', densityNames),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
    background: choice('Menu background', 'photo', ['none', 'vab-background']),
    layout: choice('Layout', 'component', [{ value: '', title: "The story's own layout" }, ...layoutNames]),
  },
  initialGlobals: {
    locale: 'en',
    theme: 'blue-black',
    scheme: 'light',
    contrast: 'system',
    density: 'default',
    direction: 'ltr',
    background: 'none',
    layout: '',
  },
};

export default preview;
