import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { proxy } from 'valtio/vanilla';
import { everyWord } from '../console/features/appearance/languages/every-word';
import { openPaths } from '../console/features/navigation/pages/standalone-pages';
import LoginPage from '../console/features/session/login/login-page';
import type { Api } from '../console/kernel/api/api';
import { envelopeApi } from '../console/kernel/api/envelope-api';
import {
  type ConsoleConfig,
  type ConsoleOptions,
  fallbacksOf,
  resolveConfig,
  themeDefaults,
} from '../console/kernel/console-config';
import { ConsoleContext } from '../console/kernel/console-context';
import type { ConsoleParts } from '../console/kernel/console-parts';
import { createI18n } from '../locales/create-i18n';
import { earlyLogin, type PrerenderedLogin } from '../start/early-login/early-login';
import { createThemeStore } from '../theme/create-theme-store';
import { layer } from '../theme/layers';

/**
 * Renders the first login form of a console in every language of its config, the app's own page included.
 * Null without a login. For builds: it needs no window and sends no request. @beta
 */
export async function prerenderLogin(
  options: ConsoleOptions,
  api: Api = envelopeApi(),
): Promise<PrerenderedLogin | null> {
  const config = resolveConfig(options);
  if (config.access !== 'login') return null;
  const appPage = config.slots.login?.page;
  const Page = appPage ? (await appPage()).default : LoginPage;
  const texts = await everyWord(config);
  const sheet = new ServerStyleSheet();
  try {
    const markup = Object.fromEntries(
      config.languages.map(({ name }) => [name, renderLogin({ config, texts, api, language: name, sheet, Page })]),
    );
    return {
      css: frame + rulesOf(sheet),
      markup,
      language: config.theme.language ?? config.language,
      openPaths: [...new Set(['/403', '/404', ...openPaths(config)])].filter((path) => path !== '/login'),
      location: config.location === 'history' ? 'history' : 'hash',
      basePath: config.basePath,
      tokenName: config.tokenName,
      tokenStorage: config.tokenStorage,
    };
  } finally {
    sheet.seal();
  }
}

interface LoginOptions {
  config: ConsoleConfig;
  texts: Record<string, Messages>;
  api: Api;
  language: string;
  sheet: ServerStyleSheet;
  Page: ComponentType;
}

function renderLogin({ config, texts, api, language, sheet, Page }: LoginOptions): string {
  // Effects and events need the other parts of a console, but rendering does not.
  const parts = {
    config,
    api,
    theme: createThemeStore({ defaults: { ...themeDefaults(config), language }, storage: null }),
    history: { current: { path: '/login', search: '', hash: '' } },
    turn: proxy({ waiting: 0 }),
  } as ConsoleParts;
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <I18nProvider i18n={createI18n({ locale: language, overrides: texts, fallbacks: fallbacksOf(config) })}>
        <ConsoleContext value={parts}>
          <main>
            <Page />
          </main>
        </ConsoleContext>
      </I18nProvider>,
    ),
  );
  // A content security policy blocks style attributes; this one only stops an animation of the real panel.
  return html.replace(/ style="[^"]*"/g, '');
}

/** Covers the console until its form is rendered; a pressed button spins like the real one (`BusyMark`). */
const frame = [
  `#${earlyLogin.id}{position:fixed;inset:0;z-index:${layer('over')};overflow:auto}`,
  `#${earlyLogin.id} button:is(:disabled,[aria-busy=true]){cursor:progress}`,
  `#${earlyLogin.id} [aria-busy=true]::before{content:'';box-sizing:border-box;width:16px;height:16px;border:1.5px solid;border-top-color:transparent;border-radius:50%;animation:${earlyLogin.id}-turn .8s linear infinite}`,
  `@keyframes ${earlyLogin.id}-turn{to{transform:rotate(1turn)}}`,
].join('');

/** The rules without the marks that styled-components rehydrates, because the console creates its own styles. */
const rulesOf = (sheet: ServerStyleSheet): string =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[[^{]*\{[^}]*\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\n+/g, '');
