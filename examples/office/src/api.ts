import { envelopeApi } from '@waybill/ui-shell/console';

/** Where the API is, and how its login is called; every option stands with `envelopeApi` in the editor. */
export const api = envelopeApi({
  baseUrl: '/api',
  paths: { userInfo: '/me', refreshToken: 'POST /refresh', logout: 'POST /logout', captcha: false },
});
