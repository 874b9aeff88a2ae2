import { readProfile } from './read-response';
import type { GatewayCall, SessionCore } from './session-core';
import type { SessionGateway } from './session-gateway';

/** The dependencies of a sign-in over a running session. */
export interface SignInAgainOptions {
  gateway: Pick<SessionGateway, 'loadProfile'>;
  /** Finds the token in a login's response. */
  read: (response: unknown) => string;
  /** Begins a session with the new token. */
  adopt: (token: string) => void;
}

/** Signs in without ending the session; the profile, fetched with the new token before anything changes, shows whether it is the same user. */
export async function signInAgain(
  core: SessionCore,
  call: GatewayCall | undefined,
  { gateway, read, adopt }: SignInAgainOptions,
): Promise<boolean> {
  const { store, keeper } = core;
  const token = await core.ask('signIn', call, read);
  const loadProfile = gateway.loadProfile?.bind(gateway);
  const { user } = store.snapshot();
  const goOn = () => {
    keeper.replace(token);
    store.apply({ kind: 'token-refreshed' });
    return true;
  };
  if (!loadProfile) return goOn();
  return core.ask(
    'loadProfile',
    (context) => loadProfile({ ...context, token }),
    (response) => {
      if (readProfile(response, user).user.username === user.username) return goOn();
      adopt(token);
      return false;
    },
  );
}
