import { defineConfig } from '@waybill/ui-shell/console';
import { titles } from './messages';

/** People sign in at a provider, by its button alone. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  language: 'en',
  storagePrefix: 'observatory',
  tokenName: 'observatory.token',
  theme: { showLanguage: true, showNotice: false, showSearch: false },
  slots: { login: { panels: ['provider'] } },
});
