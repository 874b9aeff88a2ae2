import { attempt, type SessionCore } from './session-core';
import type { SessionGateway } from './session-gateway';

/** The logout actions. */
export interface SignOut {
  signOut(): Promise<void>;
  expire(epoch?: number): boolean;
  reset(): void;
}

/** The dependencies of the logout side. */
export interface SignOutOptions {
  gateway: Pick<SessionGateway, 'signOut'>;
  /** In ms. */
  wait: number;
  onProblem: (problem: unknown) => void;
}

/** Creates the logout side of a session: this side is always reset, whether or not the server responds. */
export function createSignOut(core: SessionCore, { gateway, wait, onProblem }: SignOutOptions): SignOut {
  const { keeper, store } = core;
  let leaving: Promise<void> | undefined;
  let isLeaving = false;

  const end = (kind: 'signed-out' | 'expired') => {
    keeper.drop();
    core.startEpoch(kind, 'here');
  };

  async function leave(): Promise<void> {
    const startEpoch = core.epoch();
    isLeaving = true;
    if (gateway.signOut) {
      // A separate signal: the end of the session must not abort the call that notifies the server.
      const context = { ...core.context(), signal: new AbortController().signal };
      const outcome = await within(
        wait,
        attempt((given) => gateway.signOut?.(given) ?? Promise.resolve(), context),
      );
      if (outcome && 'problem' in outcome) onProblem(outcome.problem);
    }
    if (startEpoch === core.epoch()) end('signed-out');
  }

  return {
    signOut() {
      leaving ??= leave().finally(() => {
        leaving = undefined;
        isLeaving = false;
      });
      return leaving;
    },
    expire(epoch) {
      const isLate = epoch !== undefined && epoch !== core.epoch();
      if (isLate || (keeper.token === null && !store.state.virtual)) return false;
      end(isLeaving ? 'signed-out' : 'expired');
      return true;
    },
    reset: () => end('signed-out'),
  };
}

/** Returns the response, or undefined after `ms`. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
