import { type Api, type ApiKind, type ApiOptions, toApi } from './api';
import { noEndpoints } from './endpoints';

/** Bodies are the records themselves, the status says whether it went well, and problem details (RFC 9457) say why not. */
export const restHttp: ApiKind['http'] = { dataField: '', errors: 'problem' };

/** The token goes as `Authorization: Bearer`, and 401 says that it has expired. */
export const bearerHttp: ApiKind['http'] = {
  ...restHttp,
  tokenHeader: 'Authorization',
  formatToken: (token) => `Bearer ${token}`,
  isExpired: ({ status }) => status === 401,
};

/**
 * An API of plain bodies with a Bearer token that `POST /login` hands out and `POST /refresh` renews at 401; `GET /me` says who is signed in. Failures are
 * problem details (RFC 9457), or have a `message`.
 * @example
 * restApi({ baseUrl: '/api', paths: { login: '/sessions', logout: 'DELETE /sessions/current' } })
 * @public
 */
export const restApi = (options: ApiOptions = {}): Api =>
  toApi(
    {
      session: 'token',
      http: bearerHttp,
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
