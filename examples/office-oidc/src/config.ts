import { defineConfig } from '@waybill/ui-shell/console';
import { languages } from './languages';
import { titles } from './messages';

/** The settings that differ from the defaults. The README of @waybill/ui-shell lists all settings. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  language: languages[0].name,
  languages,
  storagePrefix: 'my-office',
  tokenName: 'my-office.token',
  theme: { showLanguage: languages.length > 1, showNotice: false, showSearch: false },
  slots: { login: { panels: ['provider'] } },
});
