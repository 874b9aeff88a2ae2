import type { RefreshLock, RefreshLockLimits, RefreshTurn } from './refresh-lock';

/**
 * Runs the task in this window's turn. The lock only saves the server a second refresh, so nothing depends on it: where none can be had, and
 * where another window holds it for longer than a turn takes (frozen, or without a response), the task runs all the same.
 */
export function takeTurn<T>(
  lock: RefreshLock,
  token: string,
  task: (turn: RefreshTurn) => Promise<T>,
  { signal, turnTime }: RefreshLockLimits,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    let outcome: Promise<T> | undefined;
    const begin = (turn: RefreshTurn) => {
      if (!outcome) {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        outcome = task(turn);
        outcome.then(resolve, reject);
      }
      return outcome;
    };
    const leave = () => {
      clearTimeout(timer);
      waiting.abort(signal.reason);
      reject(signal.reason);
    };
    const goAlone = () => {
      if (!signal.aborted) void begin({ replaced: false });
    };
    const timer = setTimeout(() => {
      waiting.abort(new Error(`another window has held the refresh for ${turnTime} ms`));
      goAlone();
    }, turnTime);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    else lock.run(token, begin, { signal: waiting.signal, turnTime }).catch(goAlone);
  });
}
