import { createSession } from '@waybill/auth-core';
import type { HttpClient } from '@waybill/http';
import { createScriptedAdapter, type ScriptedCall, type ScriptLine } from '@waybill/http/testing';
import { createConsoleHttp } from '../console/features/http/create-console-http';
import { createGateway } from '../console/features/session/create-gateway';
import type { Api } from '../console/kernel/api/api';
import { type ConsoleOptions, resolveConfig } from '../console/kernel/console-config';
import type { ConsoleSession } from '../console/kernel/console-session';
import { appEnvelope } from './app-envelope';
import { type Responses, toScript } from './to-script';

/** An API on trial, without a console. @beta */
export interface TriedApi {
  /** Signs in and out, asks who is signed in: `session.signIn({ username, password })`, `session.loadProfile()`. */
  readonly session: ConsoleSession;
  /** Makes any other call, with the token of the session. */
  readonly http: HttpClient;
  /** What the server was asked, in order. */
  readonly calls: readonly ScriptedCall[];
  /** What people would have been told, in order. */
  readonly told: readonly string[];
}

/**
 * Speaks to scripted responses as a console with this API does; needs no page and no DOM. Responses are put into the API's own envelope, as those of
 * `renderApp` are. @beta
 * @example
 * const { session } = tryApi(cookieApi(), { 'POST /login': {}, 'GET /me': { username: 'ann' } });
 */
export function tryApi(
  api: Api,
  responses: Responses | readonly ScriptLine[] = {},
  {
    language = 'en',
    ...settings
  }: Pick<ConsoleOptions, 'language' | 'messages' | 'storagePrefix' | `token${'Name' | 'Field'}`> = {},
): TriedApi {
  const config = resolveConfig({ ...settings, language });
  const scripted = createScriptedAdapter(toScript(responses, appEnvelope(api.http.conventions)));
  const told: string[] = [];
  const http = createConsoleHttp({
    config,
    api: { ...api, http: { adapter: scripted, ...api.http } },
    loading: { begin: () => () => {} },
    session: () => session,
    language: () => language,
    words: () => ({ of: (name) => config.messages[name] ?? {} }),
    onForbidden: () => false,
    forced: {
      refuse: ({ userMessage }) => told.push(userMessage),
      force: (_, move) => void move(),
      settle: () => {},
    },
  });
  const session: ConsoleSession = createSession({
    gateway: createGateway(http, api, config),
    tokenField: config.tokenField || config.tokenName,
    channel: null,
    refreshLock: null,
    cookie: api.session === 'cookie',
  });
  return { session, http, calls: scripted.calls, told };
}
