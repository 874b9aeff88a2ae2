import type { RefreshLock } from './refresh-lock.ts';

/** Options of `createRefreshLock`. */
export interface CreateRefreshLockOptions {
  /** One word per session store; windows with the same word take turns. Example `waybill`. */
  name: string;
  /** Milliseconds after which a window that vanished inside the lock no longer counts, where Web Locks are missing. Default 15000. */
  leaseTime?: number;
}

const load = () => import('./open-refresh-lock.ts');

/**
 * Creates a lock across the windows of one browser: Web Locks, or a lease in IndexedDB on pages without them (plain http).
 * Where there is neither (Node, blocked storage) each window is on its own.
 */
export function createRefreshLock(options: CreateRefreshLockOptions): RefreshLock {
  return {
    prepare: () => void load().catch(() => undefined),
    run: async (token, task, signal) => (await load()).openRefreshLock(options).run(token, task, signal),
  };
}
