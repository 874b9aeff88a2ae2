import { createLeaseLock } from './create-lease-lock';
import { createWebLock } from './create-web-lock';
import type { RefreshLock, RefreshTurn } from './refresh-lock';

/** Returns the first lock that this page has and may use. If site data are blocked, a browser exposes Web Locks and IndexedDB, and refuses them at use. */
export function openRefreshLock(name: string): RefreshLock {
  const locks = [() => createWebLock(navigator.locks, name), () => createLeaseLock(indexedDB, name, () => Date.now())];
  return {
    async run(token, task, limits) {
      for (const open of locks) {
        let outcome: ReturnType<typeof task> | undefined;
        const start = (turn: RefreshTurn) => {
          outcome = task(turn);
          return outcome;
        };
        try {
          return await open().run(token, start, limits);
        } catch {
          // Once the task has run, its outcome counts, whatever happened to the lock.
          if (outcome) return await outcome;
          limits.signal.throwIfAborted();
        }
      }
      return task({ replaced: false });
    },
  };
}
