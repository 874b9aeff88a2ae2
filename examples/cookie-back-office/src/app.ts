import { type ConsoleApplication, defineConfig } from '@waybill/ui-shell/console';
import { api } from './api';
import { titles } from './messages';
import { routes } from './routes';

export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  language: 'en',
  storagePrefix: 'library',
  tokenName: 'library.signed-in',
  theme: { showLanguage: true, showNotice: false, showSearch: false },
  slots: { login: { panels: ['password'] } },
});

/** All of this back office, for the page that shows it and for tests. */
export const app: ConsoleApplication = { routes, config, api };
