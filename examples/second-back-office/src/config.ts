import { defineConfig } from '@waybill/ui-shell/console';
import { titles } from './messages';
import { harbourTheme } from './theme';

/** The settings that differ from the defaults: name, brand and language. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  defaultUsername: titles.someone,
  language: 'en',
  storagePrefix: 'harbour',
  themes: [harbourTheme],
  theme: { themeName: harbourTheme.name, layout: 'vertical', showLanguage: true, showNotice: false, showSearch: false },
  tokenName: 'accessToken',
});
