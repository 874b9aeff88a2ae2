import type { RefreshLock } from './refresh-lock';

/** Options of `createRefreshLock`. @public */
export interface CreateRefreshLockOptions {
  /** One word per token store; windows with the same word and the same token take turns. Default `waybill-session`. */
  name?: string;
}

/**
 * Creates a lock across the windows of one browser: Web Locks, else a lease in IndexedDB (plain http). Where the browser has or allows neither
 * (Node, blocked site data) each window is on its own. @public
 */
export function createRefreshLock({ name = 'waybill-session' }: CreateRefreshLockOptions = {}): RefreshLock {
  return {
    prepare: () => void load().catch(() => undefined),
    run: async (token, task, limits) => (await load()).openRefreshLock(name).run(token, task, limits),
  };
}

const load = () => import('./open-refresh-lock');
