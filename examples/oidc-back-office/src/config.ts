import { defineConfig } from '@waybill/ui-shell/console';
import { titles } from './messages';

/** People sign in at a provider; calls carry its access token, and an API without envelope answers 401 when that has expired. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  language: 'en',
  storagePrefix: 'observatory',
  tokenName: 'observatory.token',
  theme: { showLanguage: true, showNotice: false, showSearch: false },
  slots: { login: { panels: ['provider'] } },
  request: { tokenHeader: 'Authorization', dataField: '', codeField: 'error.code', messageField: 'error.detail' },
  endpoints: { captcha: false, notices: false, search: false },
  pwa: false,
});
