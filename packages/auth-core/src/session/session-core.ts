import type { CurrentToken } from './current-token';
import { SessionError } from './session-error';
import type { SessionEvent } from './session-event';
import type { GatewayContext } from './session-gateway';
import type { SessionStore } from './session-store';

/** A call to the gateway, bound to its payload. */
export type GatewayCall = (context: GatewayContext) => Promise<unknown>;

/** State, token and epoch of a session together: the shared base of its actions. */
export interface SessionCore {
  readonly store: SessionStore;
  readonly keeper: CurrentToken;
  epoch(): number;
  context(): GatewayContext;
  /** Begins a new epoch: running calls are aborted, and their responses no longer count. */
  startEpoch(kind: 'signed-in' | 'signed-out' | 'expired', origin: SessionEvent['origin']): void;
  /** Calls the gateway and passes the response to `use` in the same tick, unless the session has changed meanwhile. */
  ask<T>(name: string, call: GatewayCall | undefined, use: (response: unknown) => T): Promise<T>;
}

/** Creates the shared core of a session's actions. */
export function createSessionCore(store: SessionStore, keeper: CurrentToken): SessionCore {
  let calls = new AbortController();
  const epoch = () => store.state.epoch;
  const context = () => ({ signal: calls.signal, token: keeper.token, epoch: epoch() });

  return {
    store,
    keeper,
    epoch,
    context,
    startEpoch(kind, origin) {
      const ended = calls;
      calls = new AbortController();
      store.apply({ kind }, origin);
      ended.abort(new SessionError('superseded', 'The session ended while this call was under way.'));
    },
    async ask(name, call, use) {
      if (!call)
        throw new SessionError('call-missing', `The session gateway has no "${name}": add it to use this call.`);
      const startEpoch = epoch();
      const outcome = await attempt(call, context());
      if (startEpoch !== epoch()) throw superseded(name, outcome);
      if ('problem' in outcome) throw outcome.problem;
      return use(outcome.response);
    },
  };
}

/** How a call ended. */
export type Outcome = { response: unknown } | { problem: unknown };

/** Runs a call and converts its rejection, or its synchronous throw, to data. */
export async function attempt(call: GatewayCall, context: GatewayContext): Promise<Outcome> {
  try {
    return { response: await call(context) };
  } catch (problem) {
    return { problem };
  }
}

/** Creates the error for a response that came too late. */
export function superseded(name: string, outcome?: Outcome): SessionError {
  const cause = outcome && 'problem' in outcome ? { cause: outcome.problem } : {};
  return new SessionError(
    'superseded',
    `"${name}" was overtaken by another login or logout; its response is dropped.`,
    cause,
  );
}
