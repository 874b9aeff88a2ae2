import { CancelledError } from '../errors/call-errors';
import type { Call } from './call';

/** A failure that ended, or may have ended, the session. Failures of calls that were running at that time repeat it. */
export interface SessionFailure {
  epoch: number;
  order: number;
}

/** A running renewal of the token. */
export interface RenewalInFlight {
  epoch: number;
  /** The token to replace. */
  expired: string | null;
  token: Promise<string>;
}

/** The state that all clients of one session share. Only numbers and a token without a confirmed response outlive the calls. */
export interface SessionState {
  /** Counts the sessions of this client: `cancelAll` ends one. */
  epoch: number;
  started: number;
  readonly inFlight: Set<Call>;
  renewal?: RenewalInFlight | undefined;
  /** The token of the last renewal, until a response shows that the server accepts it. */
  unproven?: string | undefined;
  /** The last 401, 402 or failed refresh that was reported, and whether it ended the session. */
  reported?: SessionFailure & { ended: boolean };
  /** The last refresh that failed. */
  refreshFailed?: SessionFailure & { error: unknown };
  /** True while `renew` runs: the calls it starts are part of the refresh. */
  isAsking: boolean;
  /** Retries that successes have not yet given back. */
  retryDebt: number;
  /** Idempotency keys of calls without a known outcome, by the content of the call. */
  readonly idempotencyKeys: Map<string, string>;
  /** Running calls by the callback that counts them. */
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

/** Whether the call was already running when this failure happened in its session, so that its own failure repeats it. */
export function isEcho(call: Call, failure: SessionFailure | undefined): boolean {
  return failure !== undefined && failure.epoch === call.epoch && call.order <= failure.order;
}
