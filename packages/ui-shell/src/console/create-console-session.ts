import { createRefreshLock, createSession, createTokenStore } from '@waybill/auth-core';
import { createGateway } from './connect/create-gateway';
import type { ConsoleApplication } from './console-application';
import type { ConsoleParts } from './kernel/console-context';

/** The one session of a console over the shipped calls, those of the login provider and the app's own, and what stands and falls with it. */
export function createConsoleSession(
  { config, endpoints, http }: Pick<ConsoleParts, 'config' | 'endpoints' | 'http'>,
  { gateway: own, provider }: Pick<ConsoleApplication, 'gateway' | 'provider'>,
  report: (problem: unknown) => void,
): Pick<ConsoleParts, 'session' | 'beforeLeaving' | 'unlock'> {
  const gateway = { ...createGateway(http, endpoints, config), ...provider?.gateway };
  const calls = typeof own === 'function' ? own({ http, gateway }) : (own ?? gateway);
  const login = createSession({
    gateway: calls,
    cookie: config.session === 'cookie',
    tokens: createTokenStore({ kind: config.tokenStorage, key: config.tokenName, onProblem: report }),
    tokenField: config.tokenName,
    channel: `${config.storagePrefix}-session`,
    refreshLock: createRefreshLock({ name: `${config.storagePrefix}.${config.tokenName}` }),
    virtualRoles: config.loginInterception ? false : { username: 'admin' },
    onProblem: report,
  });
  const beforeLeaving = new Set<() => Promise<void>>();
  const session: typeof login = {
    ...login,
    signOut: () => Promise.all([...beforeLeaving].map((task) => task())).then(login.signOut),
  };
  session.subscribe(({ state, previous }) => {
    if (state.epoch !== previous.epoch) http.cancelAll('the session ended');
  });
  return {
    session,
    beforeLeaving,
    unlock:
      calls.unlock && ((credentials) => Promise.resolve(calls.unlock?.(credentials, { token: session.getToken() }))),
  };
}
