/** Wakes the calls that wait for news of an account. */
export interface NewsDesk {
  /** Something about an account has changed: its rights, its profile, its sessions. */
  tell(accountId: number): void;
  /** Something about every account has changed. */
  tellAll(): void;
  /** Resolves with the next news of an account, after so many ms without any, or when the signal aborts. */
  next(accountId: number, wait: number, signal: AbortSignal): Promise<void>;
}

/** Creates the news desk of one sandbox. */
export function createNewsDesk(): NewsDesk {
  const waiting = new Map<number, Set<() => void>>();
  const tell = (accountId: number) => {
    for (const wake of [...(waiting.get(accountId) ?? [])]) wake();
  };
  return {
    tell,
    tellAll: () => {
      for (const accountId of [...waiting.keys()]) tell(accountId);
    },
    next: (accountId, wait, signal) =>
      new Promise((resolve) => {
        const wakes = waiting.get(accountId) ?? new Set();
        waiting.set(accountId, wakes);
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          wakes.delete(wake);
          if (wakes.size === 0) waiting.delete(accountId);
          resolve();
        };
        const timer = setTimeout(wake, wait);
        timer.unref();
        wakes.add(wake);
        signal.addEventListener('abort', wake);
        if (signal.aborted) wake();
      }),
  };
}
