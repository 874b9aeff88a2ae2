import { envelopeApi } from '@waybill/ui-shell/console';

/** Envelopes with other fields, codes and headers, below another path. */
export const api = envelopeApi({
  baseUrl: '/v2',
  codeField: 'status',
  messageField: 'reason',
  successCodes: ['ok'],
  tokenHeader: 'x-access-token',
  applicationId: { header: 'x-client', value: 'harbour' },
  paths: {
    login: '/session',
    userInfo: '/me',
    refreshToken: 'POST /session/refresh',
    logout: 'POST /session/end',
    captcha: '/captcha',
  },
});
