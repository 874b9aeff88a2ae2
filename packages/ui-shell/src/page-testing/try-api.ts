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
  /** Signs in and out and loads the user: `session.signIn({ username, password })`, `session.loadProfile()`. */
  readonly session: ConsoleSession;
  /** Makes any other call, with the token of the session. */
  readonly http: HttpClient;
  /** The requests in order. */
  readonly calls: readonly ScriptedCall[];
  /** The messages that a user would see, in order. */
  readonly messages: readonly string[];
}

/**
 * Runs an API against scripted responses as a console does, without a page or a DOM. Responses get the API's
 * envelope, as in `renderApp`. @beta
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
  const messages: string[] = [];
  const http = createConsoleHttp({
    config,
    api: { ...api, http: { adapter: scripted, ...api.http } },
    loading: { begin: () => () => {} },
    session: () => session,
    language: () => language,
    words: () => ({ of: (name) => config.messages[name] ?? {} }),
    onForbidden: () => false,
    forced: {
      refuse: ({ userMessage }) => messages.push(userMessage),
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
  return { session, http, calls: scripted.calls, messages };
}
