import { CancelledError } from '../errors/cancelled-error.ts';
import type { Call } from './call.ts';

/** A failure that ended, or may have ended, the session; those of calls that were under way then are its echo. */
export interface SessionFailure {
  session: string;
  order: number;
}

/** A refresh under way. */
export interface RefreshInFlight {
  session: string;
  /** The token it replaces. */
  expired: string | null;
  controller: AbortController;
  promise: Promise<string>;
}

/** What all clients of one session share. Nothing in it outlives the calls except numbers. */
export interface SessionState {
  /** Names the present session; changes with the epoch and with `cancelAll`. */
  id(): string;
  started: number;
  readonly inFlight: Set<Call>;
  refresh?: RefreshInFlight | undefined;
  /** The last 401 or failed refresh that was reported. */
  reported?: SessionFailure;
  /** The last refresh that failed. */
  refreshFailed?: SessionFailure & { why: string };
  /** True while the refresh function is being called: the calls it starts are part of the refresh. */
  isAsking: boolean;
  /** Calls under way by the callback that hears of them. */
  readonly busy: Map<(busy: boolean) => void, number>;
  cancelAll(reason: string): void;
}

/** Creates the shared state of a session. */
export function createSessionState(epoch: () => number): SessionState {
  let generation = 0;
  const state: SessionState = {
    id: () => `${generation}/${epoch()}`,
    started: 0,
    inFlight: new Set(),
    isAsking: false,
    busy: new Map(),
    cancelAll(reason) {
      generation += 1;
      state.refresh?.controller.abort(new CancelledError({ method: 'REFRESH', url: 'token' }, reason));
      for (const call of [...state.inFlight]) {
        if (!call.request.anonymous) call.controller.abort(new CancelledError(call, reason));
      }
    },
  };
  return state;
}

/** Whether the call was already under way when this failure happened in its session, so that it says nothing new. */
export function isEcho(call: Call, failure: SessionFailure | undefined): boolean {
  return failure !== undefined && failure.session === call.session && call.order <= failure.order;
}
