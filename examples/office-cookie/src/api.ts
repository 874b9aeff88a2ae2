import { cookieApi } from '@waybill/ui-shell/console';

/** Where the API is, and what a write carries; `POST /login`, `POST /logout` and `GET /me` are its session. */
export const api = cookieApi({ baseUrl: '/api', csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' } });
