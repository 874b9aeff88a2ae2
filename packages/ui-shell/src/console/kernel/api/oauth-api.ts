import { createTokenStore, type TokenStore } from '@waybill/auth-core';
import { problem } from '@waybill/http/conventions';
import { type Api, type ApiOptions, toApi } from './api';
import { noEndpoints } from './endpoints';

/** @public */
export interface OAuthApiOptions extends Omit<ApiOptions, 'gateway' | 'provider'> {
  /** The token endpoint of the server. Default `/oauth/token`. */
  token?: string;
  /** Further fields of every grant. Default: empty. Example `{ client_id: 'office', scope: 'notes' }`. */
  grant?: Readonly<Record<string, string>>;
  /** Storage of the refresh token, which any script of the page can read. Default: local storage, key `oauth.refresh`. */
  refreshTokens?: TokenStore;
}

/**
 * An API of plain bodies with the password grant of OAuth 2: forms to the token endpoint sign in and renew at 401.
 * A rotated refresh token replaces the old one, and `GET /me` returns the user. Failures read `error_description`, else
 * problem details.
 * @example
 * oauthApi({ baseUrl: '/api', token: '/connect/token', grant: { client_id: 'office' } })
 * @public
 */
export function oauthApi({ token = '/oauth/token', grant = {}, ...options }: OAuthApiOptions = {}): Api {
  const { refreshTokens = createTokenStore({ key: 'oauth.refresh' }), ...rest } = options;
  const sentence = ['error_description', 'detail', 'title', 'message'];
  const code = ['error', 'type'];
  const conventions = { ...problem, messages: { ...problem.messages, sentence, code } };
  const endpoints = { ...noEndpoints, userInfo: { method: 'GET', url: '/me' } as const };
  return toApi(
    { session: 'token', http: { conventions }, endpoints },
    {
      ...rest,
      gateway: ({ http, gateway }) => {
        const ask = async (fields: object, signal: AbortSignal, retry: boolean) => {
          const how = { form: true, anonymous: true, silent: true, signal, retry };
          const response = await http.post<Record<string, unknown>>(token, { ...grant, ...fields }, how);
          if (typeof response.refresh_token === 'string') refreshTokens.write(response.refresh_token);
          return response.access_token;
        };
        return {
          ...gateway,
          signIn: (credentials, { signal }) => ask({ grant_type: 'password', ...credentials }, signal, true),
          refresh: ({ signal }) =>
            ask({ grant_type: 'refresh_token', refresh_token: refreshTokens.read() ?? '' }, signal, false),
          signOut: async (context) => {
            refreshTokens.clear();
            await gateway.signOut?.(context);
          },
        };
      },
    },
  );
}
