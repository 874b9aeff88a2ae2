import type { Session } from '@waybill/auth-core';
import { createConsoleHttp } from '../console/features/http/create-console-http';
import { createGateway } from '../console/features/session/create-gateway';
import type { Api } from '../console/kernel/api/api';
import { envelopeApi } from '../console/kernel/api/envelope-api';
import { type ConsoleOptions, resolveConfig } from '../console/kernel/console-config';
import type { LanguageWords } from '../console/kernel/ports/language-words';
import { type EarlyProfile, earlyProfile } from '../start/early-profile/early-profile';

/**
 * The account request of a console, for a script that sends it before the console has loaded. Null if it is
 * unknown: a token outside of browser storage, another origin, headers that vary by call. For builds. @beta
 */
export async function prerenderProfile(
  options: ConsoleOptions,
  api: Api = envelopeApi(),
): Promise<EarlyProfile | null> {
  const { tokenStorage, access } = resolveConfig(options);
  const isStored = tokenStorage === 'local' || tokenStorage === 'session';
  if (access === 'none' || !isStored || api.session === 'cookie' || api.http.fetch || api.http.adapter) return null;
  const [first, second] = [await sentBy(options, api), await sentBy(options, api)];
  return JSON.stringify(first) === JSON.stringify(second) ? first : null;
}

/** The request that a console with these settings sends; null without a request or for another origin. */
async function sentBy(options: ConsoleOptions, api: Api): Promise<EarlyProfile | null> {
  const { token, language } = earlyProfile;
  const life = new AbortController();
  let sent: Request | undefined;
  const fetch = (request: Request) => {
    sent = request;
    life.abort();
    return Promise.reject(life.signal.reason);
  };
  const config = resolveConfig(options);
  const http = createConsoleHttp({
    config,
    api: { ...api, http: { ...api.http, fetch, retry: false, onError: () => {} } },
    loading: { begin: () => () => {} },
    session: () => ({ sync: () => {}, getToken: () => token }) as Session,
    language: () => language,
    words: () => ({ of: () => ({}) }) as Pick<LanguageWords, 'of'>,
    forced: { force: () => {}, refuse: () => {}, settle: () => {} } as never,
    onForbidden: () => false,
  });
  const { loadProfile } = createGateway(http, api, config);
  // A loader that needs a window fails here; the console then sends the request itself.
  await loadProfile?.({ signal: life.signal, token, epoch: 0 }).catch(() => undefined);
  if (sent?.method !== 'GET' || new URL(sent.url).origin !== 'http://own.invalid') return null;
  return {
    url: sent.url.slice('http://own.invalid'.length),
    credentials: sent.credentials,
    headers: Object.fromEntries(sent.headers),
  };
}
