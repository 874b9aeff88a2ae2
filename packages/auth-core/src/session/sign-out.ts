import { attempt, type SessionCore } from './session-core';
import type { SessionGateway } from './session-gateway';

/** The ways out. */
export interface SignOut {
  signOut(): Promise<void>;
  expire(epoch?: number): boolean;
  reset(): void;
}

/** What the logout side needs to know. */
export interface SignOutOptions {
  gateway: Pick<SessionGateway, 'signOut'>;
  /** In ms. */
  wait: number;
  onProblem: (problem: unknown) => void;
}

/** Creates the logout side of a session: this side is reset whatever the server says, or if it says nothing. */
export function createSignOut(core: SessionCore, { gateway, wait, onProblem }: SignOutOptions): SignOut {
  const { keeper, store } = core;
  let leaving: Promise<void> | undefined;
  let isLeaving = false;

  const end = (kind: 'signed-out' | 'expired') => {
    keeper.drop();
    core.startEpoch(kind, 'here');
  };

  async function leave(): Promise<void> {
    const asked = core.epoch();
    isLeaving = true;
    if (gateway.signOut) {
      // A signal of its own: the end of the session must not abort the call that tells the server of it.
      const context = { ...core.context(), signal: new AbortController().signal };
      const outcome = await within(
        wait,
        attempt((given) => gateway.signOut?.(given) ?? Promise.resolve(), context),
      );
      if (outcome && 'problem' in outcome) onProblem(outcome.problem);
    }
    if (asked === core.epoch()) end('signed-out');
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

/** The response, or undefined once `ms` have passed. */
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
