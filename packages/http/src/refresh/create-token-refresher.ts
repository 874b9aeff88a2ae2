import type { Call } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { RefreshRequest } from '../client/http-client-options.ts';
import { raceAbort } from '../client/race-abort.ts';
import { isEcho, type RefreshInFlight } from '../client/session-state.ts';
import { CancelledError } from '../errors/cancelled-error.ts';
import { isCancelledError } from '../errors/is-http-error.ts';
import { delay } from './delay.ts';
import type { RefreshLock, RefreshTurn } from './refresh-lock.ts';

/** How long a token that another window has replaced may take to become visible in this one, in milliseconds. */
const visibleWithin = 2000;

/** Obtains new tokens, one refresh at a time for a whole session. */
export interface TokenRefresher {
  refresh(call: Call): Promise<string>;
}

/** Creates the refresher of a client; the refresh under way is kept in the session's shared state. */
export function createTokenRefresher(core: ClientCore): TokenRefresher {
  const { options, session } = core;
  const limit = options.refreshTimeout ?? 10_000;
  const readToken = async () => (await options.getToken?.()) || null;

  async function refresh(call: Call): Promise<string> {
    if (isEcho(call, session.refreshFailed)) throw new Error(session.refreshFailed?.why);
    const joined = session.refresh;
    if (joined?.session !== call.session) return start(call);
    const token = await joined.promise;
    return token === call.token && joined.expired !== call.token ? refresh(call) : token;
  }

  function start(call: Call): Promise<string> {
    const controller = new AbortController();
    const current: RefreshInFlight = {
      session: call.session,
      expired: call.token,
      controller,
      promise: obtain(call, controller).finally(() => {
        if (session.refresh === current) session.refresh = undefined;
      }),
    };
    session.refresh = current;
    return current.promise;
  }

  async function obtain(call: Call, controller: AbortController): Promise<string> {
    try {
      const present = await readToken();
      assertSession(call);
      if (present === null && call.token !== null) throw ended();
      if (present !== null && present !== call.token) return present;
      const lock = options.refreshLock;
      return await (lock ? inTurn(lock, call, controller) : renew(call, controller));
    } catch (error) {
      if (!isCancelledError(error))
        session.refreshFailed = { session: call.session, order: session.started, why: toWhy(error) };
      throw error;
    }
  }

  /** Waits for this window's turn, then refreshes unless another window has done so meanwhile. */
  async function inTurn(lock: RefreshLock, call: Call, controller: AbortController): Promise<string> {
    const waiting = new AbortController();
    const { signal } = controller;
    const stop = () => waiting.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const timer = setTimeout(() => {
      waiting.abort(new Error(`other windows have held the refresh lock for ${2 * limit} ms`));
    }, 2 * limit);
    const task = async (turn: RefreshTurn) => {
      clearTimeout(timer);
      signal.throwIfAborted();
      const present = await othersToken(call, turn, signal);
      assertSession(call);
      return present ?? renew(call, controller);
    };
    try {
      return await lock.run(call.token ?? '', task, waiting.signal);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }

  /** The token that another window has put in the place of the call's, or undefined where none has. */
  async function othersToken(call: Call, turn: RefreshTurn, signal: AbortSignal): Promise<string | undefined> {
    const until = Date.now() + (turn.replaced ? visibleWithin : 0);
    for (;;) {
      const present = await readToken();
      if (present !== null && present !== call.token) return present;
      if (present === null && call.token !== null) throw ended();
      if (Date.now() >= until) return undefined;
      await delay(20, signal);
    }
  }

  async function renew(call: Call, controller: AbortController): Promise<string> {
    const { refreshToken } = options;
    if (!refreshToken) throw new Error('no refreshToken function is configured');
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(new Error(`the refresh took more than ${limit} ms`)), limit);
    try {
      const token = await raceAbort(
        ask(refreshToken, { token: call.token, signal, client: core.quietClient() }),
        signal,
      );
      if (typeof token !== 'string' || token === '') throw new Error('the refresh answered without a token');
      assertSession(call);
      await raceAbort(Promise.resolve(options.onTokenRefreshed?.(token)), signal);
      return token;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Calls the refresh function; what it starts before its first pause is known to be part of the refresh. */
  async function ask(refreshToken: NonNullable<typeof options.refreshToken>, request: RefreshRequest) {
    session.isAsking = true;
    try {
      return refreshToken(request);
    } finally {
      session.isAsking = false;
    }
  }

  function assertSession(call: Call): void {
    if (call.session !== session.id()) throw ended();
  }

  return { refresh };
}

function ended(): CancelledError {
  return new CancelledError({ method: 'REFRESH', url: 'token' }, 'the session has ended');
}

function toWhy(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
