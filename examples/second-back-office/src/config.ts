import { defineConfig } from '@waybill/ui-shell/console';
import { titles } from './messages';
import { harbourTheme } from './theme';

/** What differs from the shipped console: name, brand, language, and an API with other paths, fields and headers. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  defaultUsername: titles.someone,
  language: 'en',
  storagePrefix: 'harbour',
  themes: [harbourTheme],
  theme: { themeName: harbourTheme.name, layout: 'vertical', showLanguage: true, showNotice: false, showSearch: false },
  tokenName: 'accessToken',
  request: {
    codeField: 'status',
    messageField: 'reason',
    successCodes: ['ok'],
    tokenHeader: 'x-access-token',
    application: { header: 'x-client', id: 'harbour' },
  },
  endpoints: {
    login: { method: 'POST', url: '/v2/session' },
    userInfo: { method: 'GET', url: '/v2/me' },
    refreshToken: { method: 'POST', url: '/v2/session/refresh' },
    logout: { method: 'POST', url: '/v2/session/end' },
    captcha: { method: 'GET', url: '/v2/captcha' },
  },
  pwa: false,
});
