import { cookieApi } from '@waybill/ui-shell/console';

/** A session in a cookie, snake_case, and failures as problem details; a login is a resource, as everything else is. */
export const api = cookieApi({
  baseUrl: '/api/v1',
  csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' },
  retry: true,
  paths: { login: '/sessions', logout: 'DELETE /sessions/current' },
});
