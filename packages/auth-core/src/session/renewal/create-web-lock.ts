import { fingerprint } from './fingerprint';
import type { RefreshLock } from './refresh-lock';

/** How long a window marks a token as replaced, in milliseconds. */
const signTime = 5000;

/** A frozen window keeps its lock: the others queue for another one, at most this many times. */
const queues = 4;

/** Creates a refresh lock over Web Locks, one per token. Another window's storage write may not be visible inside it yet. So a window that has replaced a token holds a second lock named after it: all windows see locks in order. */
export function createWebLock(locks: LockManager, name: string): RefreshLock {
  return {
    async run(token, task, { signal, turnTime, onAlive }) {
      const mark = fingerprint(token);
      const sign = `${name}/replaced/${mark}`;
      const inside = async () => {
        const { held = [] } = await locks.query();
        const result = await task({ replaced: held.some((lock) => lock.name === sign) });
        await leaveSign(locks, sign);
        return result;
      };
      for (let queue = 0; queue < queues; queue += 1) {
        onAlive?.();
        const outcome = await within(turnTime, signal, (waiting, begin) =>
          locks.request(`${name}/${mark}/${queue}`, { signal: waiting }, () => {
            begin();
            return inside();
          }),
        );
        if (outcome) return outcome.result;
      }
      throw new Error(`the windows of ${queues} queues for ${name} stand still`);
    },
  };
}

/** Returns the result of the request, or undefined if it has not started within the given milliseconds. */
async function within<T>(
  milliseconds: number,
  signal: AbortSignal,
  request: (waiting: AbortSignal, begin: () => void) => Promise<T>,
): Promise<{ result: T } | undefined> {
  const waiting = new AbortController();
  const stop = () => waiting.abort(signal.reason);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    waiting.abort();
  }, milliseconds);
  const begin = () => clearTimeout(timer);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return { result: await request(waiting.signal, begin) };
  } catch (problem) {
    if (!late) throw problem;
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function leaveSign(locks: LockManager, sign: string): Promise<void> {
  return new Promise((left) => {
    const hold = () => {
      left();
      return new Promise<void>((over) => setTimeout(over, signTime));
    };
    locks.request(sign, { mode: 'shared' }, hold).catch(() => left());
  });
}
