import { delay } from './delay.ts';
import { fingerprint } from './fingerprint.ts';
import { type Lease, openLeaseStore } from './lease-store.ts';
import type { RefreshLock } from './refresh-lock.ts';

/** How many replaced tokens are remembered. */
const remembered = 8;

/**
 * A refresh lock over a lease in IndexedDB, whose transactions are exclusive across windows on plain http too: reading,
 * deciding and writing the lease is one step that no other window can interrupt. Without IndexedDB the task just runs.
 */
export function createLeaseLock(databases: IDBFactory | undefined, name: string, leaseTime: number): RefreshLock {
  return {
    async run(token, task, signal) {
      const store = databases && (await openLeaseStore(databases, name).catch(() => undefined));
      if (!store) return task({ replaced: false });
      const holder = `${Date.now()}-${Math.random()}`;
      const mark = fingerprint(token);

      const take = (lease: Lease) =>
        lease.until > Date.now() ? undefined : { ...lease, holder, until: Date.now() + leaseTime };
      const giveBack = (done: boolean) => (lease: Lease) => {
        if (lease.holder !== holder) return undefined;
        const replaced = done ? [mark, ...lease.replaced].slice(0, remembered) : lease.replaced;
        return { holder: '', until: 0, replaced };
      };

      try {
        let lease = await store.change(take);
        while (lease.holder !== holder) {
          await delay(20 + Math.random() * 20, signal);
          lease = await store.change(take);
        }
        let done = false;
        try {
          signal.throwIfAborted();
          const result = await task({ replaced: lease.replaced.includes(mark) });
          done = true;
          return result;
        } finally {
          await store.change(giveBack(done));
        }
      } finally {
        store.close();
      }
    },
  };
}
