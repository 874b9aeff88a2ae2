import { fingerprint } from './fingerprint';
import type { RefreshLock } from './refresh-lock';

/** How long a window keeps the sign that a token was replaced, in milliseconds. */
const signTime = 5000;

/**
 * A refresh lock over Web Locks. Inside it, another window's storage write may not be visible yet, so a window that has
 * replaced a token leaves a sign of it: it holds a second lock named after that token. Locks, unlike storage, are known to
 * all windows in order.
 */
export function createWebLock(locks: LockManager, name: string): RefreshLock {
  return {
    async run(token, task, { signal }) {
      const sign = `${name}/replaced/${fingerprint(token)}`;
      return locks.request(name, { signal }, async () => {
        const { held = [] } = await locks.query();
        const result = await task({ replaced: held.some((lock) => lock.name === sign) });
        await leaveSign(locks, sign);
        return result;
      });
    },
  };
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
