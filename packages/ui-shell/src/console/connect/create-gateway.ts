import type { SessionGateway } from '@waybill/auth-core';
import { type HttpClient, isResponseError } from '@waybill/http';
import type { ConsoleConfig } from '../console-config';
import type { Endpoints } from '../endpoints';
import { toRequest } from './to-request';

/** What the login panels send: a password login, or a phone login with the code from the text message. */
export type Credentials =
  | { username: string; password: string; captcha?: string; uuid?: string }
  | { phone: string; code: string };

/** What a social provider handed back. */
export interface SocialPayload {
  provider: string;
  code: string;
  state: string;
}

/** What the register panel sends. */
export interface Registration {
  username: string;
  password: string;
  phone: string;
  code: string;
}

/** The platform's calls behind a session. Login calls belong to no session yet: they carry no token and their failure resets nothing. */
export function createGateway(
  http: () => HttpClient,
  endpoints: Endpoints,
  { loginRsa, request }: Pick<ConsoleConfig, 'loginRsa' | 'request'>,
): SessionGateway<Credentials, SocialPayload, Registration> {
  const enter =
    (endpoint: Endpoints[keyof Endpoints], encrypt: boolean) =>
    (body: unknown, { signal }: { signal: AbortSignal }) =>
      http().request({ ...toRequest(endpoint), body, signal, anonymous: true, encrypt });

  return {
    signIn: enter(endpoints.login, loginRsa),
    signInSocial: enter(endpoints.socialLogin, loginRsa),
    register: enter(endpoints.register, false),
    signOut: ({ signal }) => http().request({ ...toRequest(endpoints.logout), signal, silent: true, refresh: false }),
    // Its failure is the session's business alone: it belongs to no session itself, and carries the expired token by hand.
    refresh: ({ signal, token }) =>
      http().request({
        ...toRequest(endpoints.refreshToken),
        signal,
        anonymous: true,
        silent: true,
        headers: token === null ? {} : { [request.tokenHeader]: token },
      }),
    isRefusal: (problem) => isResponseError(problem) && ![problem.status, problem.code].some(isNoResponse),
    loadProfile: ({ signal }) => http().request({ ...toRequest(endpoints.userInfo), signal }),
  };
}

/** A server that is overloaded or broken has not refused anything. */
const isNoResponse = (code: number | string) => /^(408|425|429|5\d\d)$/.test(String(code));
