import { createExpiringMap } from './expiring-map';

export interface FailureLimitOptions {
  /** Failures allowed within one window. */
  limit: number;
  /** Length of the window in milliseconds, from the first failure on. */
  window: number;
  /** Tries per key that may wait for their turn; 64 unless given. */
  waiting?: number;
  now: () => number;
}

/** Counts failures per key. Only as many parallel attempts run as may fail; the others wait, so that successful ones never count. */
export interface FailureLimit {
  /**
   * Runs an attempt in its turn and returns its result. A falsy result counts as a failure, a truthy one resets the count, an
   * exception does neither. Throws `FailuresUsedUp` or `TooManyTries`.
   */
  run<Result>(key: string, attempt: () => Promise<Result>): Promise<Result>;
  /** Counts a failure outside of `run`. */
  fail(key: string): void;
  isUsedUp(key: string): boolean;
  clear(key: string): void;
  clearAll(): void;
}

/** Thrown for a key with too many failures; `wait` is in seconds. */
export class FailuresUsedUp extends Error {
  override readonly name = 'FailuresUsedUp';

  constructor(readonly wait: number) {
    super(`Tried too often; the next try may come in ${wait} s.`);
  }
}

/** Thrown if too many attempts of a key are waiting. */
export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';
}

interface Line {
  running: number;
  /** Waiting attempts; each is called with whether it may run. */
  queue: ((comesIn: boolean) => void)[];
}

/** Creates a limit of so many failures per key and window. */
export function createFailureLimit({ limit, window, waiting = 64, now }: FailureLimitOptions): FailureLimit {
  const failures = createExpiringMap<{ count: number; ends: number }>({ life: window, now });
  const lines = new Map<string, Line>();

  const countOf = (key: string) => failures.get(key)?.count ?? 0;
  const isUsedUp = (key: string) => countOf(key) >= limit;

  function fail(key: string): void {
    const entry = failures.get(key);
    if (entry) entry.count += 1;
    else failures.set(key, { count: 1, ends: now() + window });
  }

  async function queueTurn(key: string, line: Line): Promise<void> {
    if (line.running < limit - countOf(key)) line.running += 1;
    else if (line.queue.length >= waiting) throw new TooManyTries('Too many tries are under way.');
    else if (!(await new Promise<boolean>((resolve) => line.queue.push(resolve)))) throw usedUp(key);
  }

  /** Runs waiting attempts whose turn has come, or rejects all if no attempts are left. */
  function wake(key: string, line: Line): void {
    if (isUsedUp(key)) for (const end of line.queue.splice(0)) end(false);
    for (const enter of line.queue.splice(0, Math.max(0, limit - countOf(key) - line.running))) {
      line.running += 1;
      enter(true);
    }
    if (line.running === 0) lines.delete(key);
  }

  const usedUp = (key: string) => new FailuresUsedUp(Math.ceil(((failures.get(key)?.ends ?? now()) - now()) / 1000));

  return {
    async run(key, attempt) {
      if (isUsedUp(key)) throw usedUp(key);
      const line = lines.get(key) ?? { running: 0, queue: [] };
      lines.set(key, line);
      await queueTurn(key, line);
      try {
        const result = await attempt();
        if (result) failures.delete(key);
        else fail(key);
        return result;
      } finally {
        line.running -= 1;
        wake(key, line);
      }
    },
    fail,
    isUsedUp,
    clear: (key) => failures.delete(key),
    clearAll: () => failures.clear(),
  };
}
