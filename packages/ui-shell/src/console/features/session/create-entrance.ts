import { createSession, createTokenStore } from '@waybill/auth-core';
import type { HttpClient } from '@waybill/http';
import type { Entrance, Settings } from '../../kernel/console-parts';
import type { Feature } from '../../kernel/feature';
import type { Reentry } from '../../kernel/ports/reentry';
import { createGateway } from './create-gateway';

export interface EntranceOptions extends Settings {
  http: HttpClient;
  reentry: Reentry;
  report: (problem: unknown) => void;
}

/** The session of a console with the calls of the shell, the login provider and the app; it ends with the console. */
export function createEntrance(options: EntranceOptions): Feature<Entrance> {
  const { config, api, http, reentry, report } = options;
  const { provider } = api;
  const calls = createGateway(http, api, config);
  const login = createSession({
    gateway: calls,
    cookie: api.session === 'cookie',
    tokens: createTokenStore({ kind: config.tokenStorage, key: config.tokenName, onProblem: report }),
    tokenField: config.tokenField || config.tokenName,
    channel: `${config.storagePrefix}-session`,
    virtualRoles: config.access !== 'none' ? false : { username: 'admin' },
    onProblem: report,
  });
  const beforeLeaving = new Set<() => Promise<void>>();
  const session: typeof login = {
    ...login,
    signOut: async () => {
      // A failed save, as on a full disk, does not prevent the logout.
      const saved = await Promise.allSettled([...beforeLeaving].map(async (task) => task()));
      for (const outcome of saved) if (outcome.status === 'rejected') report(outcome.reason);
      await login.signOut();
    },
  };
  session.subscribe(({ state, previous }) => {
    if (state.epoch !== previous.epoch) http.cancelAll('the session ended');
  });
  return {
    parts: {
      session,
      entrance: provider && { provider },
      reentry,
      beforeLeaving,
      unlock:
        calls.unlock && ((credentials) => Promise.resolve(calls.unlock?.(credentials, { token: session.getToken() }))),
    },
    start: () => session.dispose,
  };
}
