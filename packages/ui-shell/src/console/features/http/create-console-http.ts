import type { Session } from '@waybill/auth-core';
import {
  type CallStep,
  createHttpClient,
  createRsaCipher,
  type HttpClient,
  isNetworkError,
  type MessageCatalogue,
  type PublicKeyResponse,
} from '@waybill/http';
import type { Loading } from '../../../feedback/create-loading';
import { fetchAfterEarly } from '../../../start/early-profile/early-profile';
import { callEndpoint } from '../../kernel/call-endpoint';
import type { ConsoleConfig } from '../../kernel/console-config';
import type { Settings } from '../../kernel/console-parts';
import { consoleMessages } from '../../kernel/messages';
import type { ForcedMoves } from '../../kernel/ports/forced-moves';
import type { LanguageWords } from '../../kernel/ports/language-words';
import { createRenew } from './create-renew';

export interface ConsoleHttpOptions extends Settings {
  loading: Pick<Loading, 'begin'>;
  /** The session, once it exists: it is made from a gateway that needs the client first. */
  session: () => Session;
  language: () => string;
  words: () => Pick<LanguageWords, 'of'>;
  forced: ForcedMoves;
  onForbidden: () => boolean;
}

/** The HTTP client of the console, whose session provides, renews and ends the token. */
export function createConsoleHttp(options: ConsoleHttpOptions): HttpClient {
  const { config, api, session, loading, forced } = options;
  const { headers, applicationId, ...clientOptions } = api.http;
  const { publicKey } = api.endpoints;
  const hasCookie = api.session === 'cookie';
  let endBusy = () => {};
  // Silent calls are often the first to get the page of a login proxy.
  const namePage: CallStep['run'] = (_call, next) =>
    next().catch((error) => {
      if (isNetworkError(error) && error.code === 'page') forced.force(error, () => true);
      throw error;
    });
  const client: HttpClient = createHttpClient({
    language: options.language,
    messages: httpMessages(config.languages, options.words),
    cipher: createRsaCipher({
      getPublicKey: async () =>
        publicKey
          ? ((await callEndpoint(client, publicKey, { anonymous: true, silent: true })) as PublicKeyResponse)
          : {},
    }),
    // Without a login page the user cannot sign in again, so only a leftover token is dropped.
    onUnauthorized: (error) =>
      forced.force(error, () => {
        const isKnown = config.access !== 'none' || session().getToken() !== null;
        return isKnown && session().expire() && session().snapshot().status !== 'signedOut';
      }),
    onForbidden: (error) => forced.force(error, options.onForbidden),
    onError: forced.refuse,
    onBusyChange: (busy) => {
      endBusy();
      endBusy = busy ? loading.begin() : () => {};
    },
    fetch: fetchAfterEarly,
    ...clientOptions,
    steps: [...(clientOptions.steps ?? []), { before: 'busy', step: { name: 'name page', run: namePage } }],
    ...(applicationId && {
      applicationId: { ...applicationId, value: applicationId.value || `${config.storagePrefix}-console` },
    }),
    headers: () => ({
      'Accept-Language': options.language(),
      ...(typeof headers === 'function' ? headers() : headers),
    }),
    getToken: () => {
      session().sync();
      return hasCookie ? null : session().getToken();
    },
    ...(!hasCookie && { renew: createRenew(session, forced) }),
  });
  return client;
}

/** Messages needed offline; the others load with the first failed response. English is built into the client. */
const chinese: MessageCatalogue = {
  0: '未知错误，可能是后端不支持跨域访问或接口不存在',
  timeout: '请求超时',
  rest: async () => (await import('@waybill/http/languages')).chinese,
};

/** The loaded messages for server responses by language, with ids `http.<code>` such as `http.404`. */
export function httpMessages(
  languages: ConsoleConfig['languages'],
  words: () => Pick<LanguageWords, 'of'>,
): Readonly<Record<string, MessageCatalogue>> {
  const catalogueOf = (language: string) => {
    const all = words().of(language);
    const { id, texts } = consoleMessages.htmlPageError;
    const page = all[id] ?? texts[language === 'zh' ? 'zh' : 'en'];
    const entries = Object.entries({ 'http.page': page, ...all }).filter(([id]) => id.startsWith('http.'));
    // The client fills `{code}` itself. A compiled message without arguments is a list of one text.
    const catalogue: MessageCatalogue = Object.fromEntries(
      entries.map(([id, text]) => [id.slice('http.'.length), String(text)]),
    );
    return language === 'zh' ? { ...chinese, ...catalogue } : catalogue;
  };
  const catalogues: Record<string, MessageCatalogue> = {};
  for (const { name } of languages)
    Object.defineProperty(catalogues, name, { enumerable: true, get: () => catalogueOf(name) });
  return catalogues;
}
