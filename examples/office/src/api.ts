import { envelopeApi } from '@waybill/ui-shell/console';

/** The address of the API and its login call. The editor shows all options at `envelopeApi`. */
export const api = envelopeApi({
  baseUrl: '/api',
  paths: { userInfo: '/me', refreshToken: 'POST /refresh', logout: 'POST /logout', captcha: false },
});
