import type { RefreshLock } from './refresh-lock';

/** Options of `createRefreshLock`. @public */
export interface CreateRefreshLockOptions {
  /** One name per token store; windows with the same name and the same token take turns. Default `waybill-session`. */
  name?: string;
}

/** Creates a lock across the windows of one browser: Web Locks, else a lease in IndexedDB (plain http). If both are missing or blocked (Node, blocked site data), each window refreshes by itself. @public */
export function createRefreshLock({ name = 'waybill-session' }: CreateRefreshLockOptions = {}): RefreshLock {
  return {
    prepare: () => void load().catch(() => undefined),
    run: async (token, task, limits) => (await load()).openRefreshLock(name).run(token, task, limits),
  };
}

const load = () => import('./open-refresh-lock');
