import { type AuthErrorCode, type GatewayContext, SessionError } from '@waybill/auth-core';
import { type HttpClient, isResponseError } from '@waybill/http';
import type { Api } from '../../kernel/api/api';
import type { Call } from '../../kernel/call';
import { callEndpoint } from '../../kernel/call-endpoint';
import type { ConsoleConfig } from '../../kernel/console-config';
import type { ConsoleGateway, Credentials } from '../../kernel/console-session';

/** The session calls of an API: its endpoints, overridden by its provider's and its own gateway. */
export function createGateway(http: HttpClient, api: Api, config: Pick<ConsoleConfig, 'loginRsa'>): ConsoleGateway {
  const { gateway: appGateway, provider } = api;
  const gateway = { ...ofEndpoints(http, api, config), ...provider?.gateway };
  return typeof appGateway === 'function' ? appGateway({ http, gateway }) : (appGateway ?? gateway);
}

/** Login calls precede a session: they send no token, and the form shows their failure without a reset. */
function ofEndpoints(
  http: HttpClient,
  { endpoints, session }: Pick<Api, 'endpoints' | 'session'>,
  { loginRsa }: Pick<ConsoleConfig, 'loginRsa'>,
): ConsoleGateway {
  const { login, secondFactor, passkey, socialLogin, register, logout, refreshToken, userInfo, unlock } = endpoints;
  const enter =
    (endpoint: Call, unreadable: AuthErrorCode, encrypt: boolean) =>
    (payload: object, { signal }: GatewayContext) =>
      callEndpoint(http, endpoint, {
        payload,
        signal,
        unreadable,
        anonymous: true,
        silent: true,
        encrypt,
        retry: true,
      });

  const endpointOf = (credentials: Credentials) => {
    if ('ticket' in credentials) return secondFactor;
    return 'passkey' in credentials ? passkey : login;
  };

  return {
    signIn: async (credentials, context) => {
      const endpoint = endpointOf(credentials);
      if (!endpoint) throw new SessionError('call-missing', 'The endpoint of this way to sign in is false.');
      return enter(endpoint, 'sign-in-without-token', loginRsa)(credentials, context);
    },
    ...(socialLogin && { signInSocial: enter(socialLogin, 'social-sign-in-without-token', loginRsa) }),
    ...(register && { register: enter(register, 'register-without-token', false) }),
    ...(logout && {
      signOut: ({ signal }) => callEndpoint(http, logout, { signal, silent: true, refresh: false, retry: false }),
    }),
    // Only the session handles its failure; it is anonymous and sends the expired token explicitly.
    ...(refreshToken && {
      refresh: ({ signal, token }) =>
        callEndpoint(http, refreshToken, {
          signal,
          unreadable: 'refresh-without-token',
          anonymous: true,
          silent: true,
          // The session retries itself, after checking for a newer token.
          retry: false,
          ...(token !== null && { token }),
        }),
    }),
    ...(unlock && {
      // An expired session does not end here, because the lock screen asks for another login.
      unlock: (payload, { token }) =>
        callEndpoint(http, unlock, {
          payload,
          anonymous: true,
          silent: true,
          retry: true,
          encrypt: loginRsa,
          ...(session === 'token' && token !== null && { token }),
        }),
    }),
    isRefusal: (problem) => isResponseError(problem) && ![problem.status, problem.code].some(isNoResponse),
    ...(userInfo && {
      loadProfile: ({ signal, token }) =>
        callEndpoint(http, userInfo, {
          signal,
          unreadable: 'profile-unreadable',
          ...(session === 'token' && token !== null && { token }),
        }),
    }),
  };
}

/** A server that is overloaded or broken has not refused anything. */
const isNoResponse = (code: number | string) => /^(408|425|429|5\d\d)$/.test(String(code));
