import type { RefreshLock } from './refresh-lock.ts';

/** Options of `createRefreshLock`. */
export interface CreateRefreshLockOptions {
  /** One word per session store; windows with the same word take turns. Example `waybill`. */
  name: string;
}

/** Creates a lock across the windows of one browser: Web Locks, or a lease in IndexedDB where a page has none. */
export function createRefreshLock(_options: CreateRefreshLockOptions): RefreshLock {
  throw new Error('createRefreshLock is only declared so far.');
}
