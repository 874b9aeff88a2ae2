import { isToken } from './is-token';
import { type GatewayCall, type SessionCore, superseded } from './session-core';
import { type AuthErrorCode, SessionError } from './session-error';
import type { SessionStatus } from './session-state';

/** The login actions. */
export interface SignIn {
  enter(name: string, code: AuthErrorCode, call: GatewayCall | undefined): Promise<void>;
  adopt(token: string): void;
}

/** Reads a login's response; throws a `SessionError` of the given code if it has no usable value. */
type ReadToken = (response: unknown, code: AuthErrorCode) => string;

/** Creates the login side of a session. Of two concurrent attempts the later one counts. */
export function createSignIn(core: SessionCore, read: ReadToken): SignIn {
  const { store, keeper } = core;
  let attempt = 0;
  let cameFrom: SessionStatus = 'signedOut';

  // A running profile call may finish during an attempt; if the attempt fails, the user is still the one of the profile.
  store.subscribe(({ kind }) => {
    if (kind === 'profile-loaded') cameFrom = 'signedIn';
  });

  const adopt = (token: string) => {
    keeper.adopt(token);
    core.startEpoch('signed-in', 'here');
  };

  return {
    async enter(name, code, call) {
      attempt += 1;
      const thisAttempt = attempt;
      const { status, epoch } = store.snapshot();
      if (status !== 'signingIn') cameFrom = status;
      store.apply({ kind: 'signing-in' });
      try {
        await core.ask(name, call, (response) => {
          if (thisAttempt !== attempt) throw superseded(name);
          adopt(read(response, code));
        });
      } catch (problem) {
        const isCurrent = thisAttempt === attempt && epoch === core.epoch();
        if (isCurrent) store.apply({ kind: 'sign-in-failed', back: cameFrom });
        throw problem;
      }
    },
    adopt(token) {
      if (!isToken(token)) {
        throw new SessionError(
          'sign-in-without-token',
          'adoptToken needs a string that is not blank and holds no control character.',
        );
      }
      adopt(token);
    },
  };
}
