import { delay } from './delay';
import { fingerprint } from './fingerprint';
import { type Lease, openLeaseStore } from './lease-store';
import type { RefreshLock } from './refresh-lock';

/** How many replaced tokens are remembered. */
const remembered = 8;

/**
 * A refresh lock over a lease in IndexedDB, whose transactions are exclusive across windows on plain http too: reading,
 * deciding and writing the lease is one step that no other window can interrupt. Rejects where IndexedDB is blocked.
 */
export function createLeaseLock(databases: IDBFactory, name: string): RefreshLock {
  return {
    async run(token, task, { signal, turnTime }) {
      const store = await openLeaseStore(databases, name);
      const holder = `${Date.now()}-${Math.random()}`;
      const mark = fingerprint(token);

      const take = (lease: Lease) =>
        lease.until > Date.now() ? undefined : { ...lease, holder, until: Date.now() + turnTime };
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
