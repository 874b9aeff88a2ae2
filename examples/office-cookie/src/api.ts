import { cookieApi } from '@waybill/ui-shell/console';

/** The API's address and the header of writes; `POST /login`, `POST /logout` and `GET /me` are its session. */
export const api = cookieApi({ baseUrl: '/api', csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' } });
