import { envelopeApi } from '@waybill/ui-shell/console';
import type { InternalAxiosRequestConfig } from 'axios';

/** The platform's API: the specified one, with the calls of this console's logins. */
export const api = envelopeApi({
  paths: {
    login: '/api/cps/open/auth/login',
    secondFactor: '/api/cps/open/auth/secondFactor',
    passkeyOptions: '/api/cps/open/auth/passkeyOptions',
    passkey: '/api/cps/open/auth/passkey',
    sendSmsCode: '/api/cps/open/auth/sendSmsCode',
    register: '/api/cps/open/auth/register',
    unlock: '/unlock',
  },
  // Loads axios with the first upload that shows its progress.
  uploadAdapter: async (request) => (await import('axios')).getAdapter('xhr')(request as InternalAxiosRequestConfig),
});
