import { createExpiringMap } from './expiring-map';

export interface AttemptLimitOptions {
  /** Attempts allowed within one window. */
  limit: number;
  /** Length of the window in milliseconds, from the first attempt on. */
  window: number;
  now: () => number;
}

/** Counts attempts per key. */
export interface AttemptLimit {
  /**
   * Counts one attempt and returns 0, or returns the seconds to wait when the limit is reached. Counts before the guarded work,
   * so that parallel attempts cannot all pass.
   */
  take(key: string): number;
  /** Attempts counted for the key within its present window. */
  count(key: string): number;
  clear(key: string): void;
  clearAll(): void;
}

/** Creates a limit for the number of attempts per key and time window. */
export function createAttemptLimit({ limit, window, now }: AttemptLimitOptions): AttemptLimit {
  const attempts = createExpiringMap<{ count: number; ends: number }>({ life: window, now });
  return {
    take(key) {
      const entry = attempts.get(key);
      if (!entry) {
        attempts.set(key, { count: 1, ends: now() + window });
        return 0;
      }
      if (entry.count >= limit) return Math.ceil((entry.ends - now()) / 1000);
      entry.count += 1;
      return 0;
    },
    count: (key) => attempts.get(key)?.count ?? 0,
    clear: (key) => attempts.delete(key),
    clearAll: () => attempts.clear(),
  };
}
