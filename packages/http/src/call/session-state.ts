import { CancelledError } from '../errors/call-errors';
import type { Call } from './call';

/** A failure that ended, or may have ended, the session; those of calls that were under way then are its echo. */
export interface SessionFailure {
  epoch: number;
  order: number;
}

/** A renewal of the token under way. */
export interface RenewalInFlight {
  epoch: number;
  /** The token it replaces. */
  expired: string | null;
  token: Promise<string>;
}

/** What all clients of one session share. Nothing in it outlives the calls except numbers and a token that has yet to prove itself. */
export interface SessionState {
  /** Counts the sessions of this client: `cancelAll` ends one. */
  epoch: number;
  started: number;
  readonly inFlight: Set<Call>;
  renewal?: RenewalInFlight | undefined;
  /** The token of the last renewal, until a response shows that the server takes it. */
  unproven?: string | undefined;
  /** The last 401, 402 or failed refresh that was reported, and whether it ended the session. */
  reported?: SessionFailure & { ended: boolean };
  /** The last refresh that failed. */
  refreshFailed?: SessionFailure & { error: unknown };
  /** True while `renew` is being called: the calls it starts are part of the refresh. */
  isAsking: boolean;
  /** Retries that were not yet made good by successes. */
  retryDebt: number;
  /** Idempotency keys of calls whose outcome is not known, by what the call says. */
  readonly idempotencyKeys: Map<string, string>;
  /** Calls under way by the callback that hears of them. */
  readonly busy: Map<(busy: boolean) => void, number>;
  cancelAll(reason?: string): void;
}

/** Creates the shared state of a session. */
export function createSessionState(): SessionState {
  const state: SessionState = {
    epoch: 0,
    started: 0,
    inFlight: new Set(),
    isAsking: false,
    retryDebt: 0,
    idempotencyKeys: new Map(),
    busy: new Map(),
    cancelAll(reason = 'the session has ended') {
      state.epoch += 1;
      state.renewal = undefined;
      state.unproven = undefined;
      state.idempotencyKeys.clear();
      for (const call of [...state.inFlight]) {
        if (!call.request.anonymous) call.controller.abort(new CancelledError(call, reason));
      }
    },
  };
  return state;
}

/** Whether the call was already under way when this failure happened in its session, so that it says nothing new. */
export function isEcho(call: Call, failure: SessionFailure | undefined): boolean {
  return failure !== undefined && failure.epoch === call.epoch && call.order <= failure.order;
}
