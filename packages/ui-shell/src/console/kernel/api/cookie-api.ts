import { problem } from '@waybill/http/conventions';
import { type Api, type ApiOptions, toApi } from './api';
import { noEndpoints } from './endpoints';

/**
 * An API of plain bodies with an HttpOnly session cookie: `POST /login` sets it, `POST /logout` ends it, `GET /me` returns
 * the user. Writes send the token of `csrf`. Failures are problem details (RFC 9457) or have a `message`, unless
 * `conventions` define others.
 * @example
 * cookieApi({ baseUrl: '/api', csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' } })
 * @public
 */
export const cookieApi = (options: ApiOptions = {}): Api =>
  toApi(
    {
      session: 'cookie',
      http: { conventions: problem, withCredentials: true, csrf: {} },
      endpoints: {
        ...noEndpoints,
        login: { method: 'POST', url: '/login' },
        logout: { method: 'POST', url: '/logout' },
        userInfo: { method: 'GET', url: '/me' },
      },
    },
    options,
  );
