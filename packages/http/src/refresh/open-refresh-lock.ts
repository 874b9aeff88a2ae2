import { createLeaseLock } from './create-lease-lock.ts';
import type { CreateRefreshLockOptions } from './create-refresh-lock.ts';
import { createWebLock } from './create-web-lock.ts';
import type { RefreshLock } from './refresh-lock.ts';

/** The best lock that this page has. */
export function openRefreshLock({ name, leaseTime = 15_000 }: CreateRefreshLockOptions): RefreshLock {
  const locks = globalThis.navigator?.locks;
  return locks ? createWebLock(locks, name) : createLeaseLock(globalThis.indexedDB, name, leaseTime);
}
