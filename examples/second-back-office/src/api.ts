import { envelopeApi } from '@waybill/ui-shell/console';

/** Envelopes with other fields, codes and headers, below another path. */
export const api = envelopeApi({
  baseUrl: '/v2',
  conventions: {
    success: ['ok'],
    data: { field: 'data' },
    messages: { code: 'status', sentence: 'reason', fields: 'data.fields' },
    session: { header: 'x-access-token', expired: [402] },
  },
  applicationId: { header: 'x-client', value: 'harbour' },
  paths: {
    login: '/session',
    userInfo: '/me',
    refreshToken: 'POST /session/refresh',
    logout: 'POST /session/end',
    captcha: '/captcha',
  },
});
