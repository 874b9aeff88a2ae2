import type { Session } from '@waybill/auth-core';
import {
  createHttpClient,
  createRsaCipher,
  type HttpClient,
  type HttpClientExtension,
  type HttpClientOptions,
  type HttpError,
  type MessageCatalogue,
  type PublicKeyResponse,
} from '@waybill/http';
import type { Loading } from '../../../feedback/create-loading';
import type { ConsoleConfig } from '../../kernel/console-config';
import type { Settings } from '../../kernel/console-parts';
import { callEndpoint } from './call-endpoint';

export interface ConsoleHttpOptions extends Settings {
  loading: Pick<Loading, 'begin'>;
  /** The session, once it exists: it is made from a gateway that needs the client first. */
  session: () => Session;
  language: () => string;
  onError: (error: HttpError, message: string) => void;
  onForbidden: () => void;
  /** What the app says of the client by itself. */
  own?: OwnHttpOptions | undefined;
}

/** What an app may say of the console's HTTP client, over its settings: all but what is the session's. A hook of yours is called in place of the console's reaction. @public */
export type OwnHttpOptions = HttpClientExtension &
  Pick<HttpClientOptions, 'refreshFragments' | 'onUnauthorized' | 'onForbidden'>;

/** The console's one HTTP client, with the session behind its token, its renewal and its end. */
export function createConsoleHttp(options: ConsoleHttpOptions): HttpClient {
  const { config, endpoints, session, loading } = options;
  const { request } = config;
  const { headers, ...own } = options.own ?? {};
  const hasCookie = config.session === 'cookie';
  let endBusy = () => {};
  const client: HttpClient = createHttpClient({
    baseUrl: request.baseUrl,
    timeout: request.timeout,
    tokenHeader: request.tokenHeader,
    applicationId: {
      header: request.application.header,
      value: request.application.id || `${config.storagePrefix}-console`,
    },
    codeField: request.codeField,
    messageField: request.messageField,
    dataField: request.dataField,
    withCredentials: request.withCredentials,
    ...(request.csrf && { csrf: request.csrf }),
    successCodes: request.successCodes,
    busyFragments: request.busyFragments,
    language: options.language,
    messages: httpMessages(config.messages),
    cipher: createRsaCipher({
      getPublicKey: async () =>
        endpoints.publicKey
          ? ((await callEndpoint(client, endpoints.publicKey, { anonymous: true, silent: true })) as PublicKeyResponse)
          : {},
    }),
    // Without login interception nobody can sign in again: only a token that was left over is to be dropped.
    onUnauthorized: () => {
      if (config.loginInterception || session().getToken() !== null) session().expire();
    },
    onForbidden: options.onForbidden,
    onError: options.onError,
    onBusyChange: (busy) => {
      endBusy();
      endBusy = busy ? loading.begin() : () => {};
    },
    ...own,
    headers: () => ({
      'Accept-Language': options.language(),
      ...(typeof headers === 'function' ? headers() : headers),
    }),
    getToken: () => {
      session().sync();
      return hasCookie ? null : session().getToken();
    },
    ...(!hasCookie && { renew: (expired: string | null) => session().renew(expired) }),
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
