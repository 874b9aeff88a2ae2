import { envelopeApi } from '@waybill/ui-shell/console';

/** The platform's API, with its login. */
export const api = envelopeApi({ paths: { login: '/api/cps/open/auth/login' } });
