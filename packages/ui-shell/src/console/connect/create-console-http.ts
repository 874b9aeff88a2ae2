import type { Session } from '@waybill/auth-core';
import {
  createHttpClient,
  createRsaCipher,
  type HttpClient,
  type HttpError,
  type MessageCatalogue,
} from '@waybill/http';
import type { ConsoleConfig } from '../console-config';
import type { Endpoints } from '../endpoints';
import { toRequest } from './to-request';

export interface ConsoleHttpOptions {
  config: ConsoleConfig;
  endpoints: Endpoints;
  /** The session, once it exists: it is made from a gateway that needs the client first. */
  session: () => Session;
  language: () => string;
  onBusyChange: (busy: boolean) => void;
  onError: (error: HttpError, message: string) => void;
  onForbidden: () => void;
}

/** The console's one HTTP client, with the session behind its token, its renewal and its end. */
export function createConsoleHttp(options: ConsoleHttpOptions): HttpClient {
  const { config, endpoints, session } = options;
  const { request } = config;
  const client: HttpClient = createHttpClient({
    baseUrl: request.baseUrl,
    timeout: request.timeout,
    tokenHeader: request.tokenHeader,
    applicationId: { header: request.application.header, value: request.application.id },
    codeField: request.codeField,
    messageField: request.messageField,
    successCodes: request.successCodes,
    busyFragments: request.busyFragments,
    language: options.language,
    messages: httpMessages(config.messages),
    headers: () => ({ 'Accept-Language': options.language() }),
    cipher: createRsaCipher({
      getPublicKey: () =>
        client.request({ ...toRequest(endpoints.publicKey), anonymous: true, silent: true }) as Promise<{
          publicKey?: string;
        }>,
    }),
    getToken: () => {
      session().sync();
      return session().getToken();
    },
    renew: (expired) => session().renew(expired),
    // Without login interception nobody can sign in again: only a token that was left over is to be dropped.
    onUnauthorized: () => {
      if (config.loginInterception || session().getToken() !== null) session().expire();
    },
    onForbidden: options.onForbidden,
    onError: options.onError,
    onBusyChange: options.onBusyChange,
  });
  return client;
}

/** The app's own messages for responses of the server: those of `messages` whose id is `http.<code>`, such as `http.404`. */
export function httpMessages(messages: ConsoleConfig['messages']): Record<string, MessageCatalogue> {
  const pairs = Object.entries(messages).map(([language, texts]) => {
    const own = Object.entries(texts).filter(([id]) => /^http\.(\d+|cipher)$/.test(id));
    return [language, Object.fromEntries(own.map(([id, text]) => [id.slice('http.'.length), text]))];
  });
  return Object.fromEntries(pairs);
}
