import { problem } from '@waybill/http/conventions';
import { type Api, type ApiOptions, toApi } from './api';
import { noEndpoints } from './endpoints';

/**
 * An API of plain bodies with a Bearer token that `POST /login` issues and `POST /refresh` renews at 401; `GET /me` returns
 * the user. Failures are problem details (RFC 9457) or have a `message`, unless `conventions` define others.
 * @example
 * restApi({ baseUrl: '/api', paths: { login: '/sessions', logout: 'DELETE /sessions/current' } })
 * @public
 */
export const restApi = (options: ApiOptions = {}): Api =>
  toApi(
    {
      session: 'token',
      http: { conventions: problem },
      endpoints: {
        ...noEndpoints,
        login: { method: 'POST', url: '/login' },
        refreshToken: { method: 'POST', url: '/refresh' },
        logout: { method: 'POST', url: '/logout' },
        userInfo: { method: 'GET', url: '/me' },
      },
    },
    options,
  );
