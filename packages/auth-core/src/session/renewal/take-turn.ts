import type { RefreshLock, RefreshLockLimits, RefreshTurn } from './refresh-lock';

/** Runs the task in this window's turn. The lock only saves the server a second refresh: without a lock, or if it does not respond for longer than a turn, the task runs anyway. */
export function takeTurn<T>(
  lock: RefreshLock,
  token: string,
  task: (turn: RefreshTurn) => Promise<T>,
  { signal, turnTime }: RefreshLockLimits,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    let outcome: Promise<T> | undefined;
    const start = (turn: RefreshTurn) => {
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
      if (!signal.aborted) void start({ replaced: false });
    };
    // A lock skips a window that has held it for a turn: this covers a lock that does not.
    const limit = 1.25 * turnTime;
    const giveUp = () => {
      waiting.abort(new Error(`the refresh lock has not answered for ${limit} ms`));
      goAlone();
    };
    let timer = setTimeout(giveUp, limit);
    const onAlive = () => {
      if (outcome || waiting.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, limit);
    };
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    else lock.run(token, start, { signal: waiting.signal, turnTime, onAlive }).catch(goAlone);
  });
}
