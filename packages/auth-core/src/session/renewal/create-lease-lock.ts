import { delay } from './delay';
import { fingerprint } from './fingerprint';
import { type Lease, type Leases, openLeaseStore } from './lease-store';
import type { RefreshLock } from './refresh-lock';

/** The number of replaced tokens to remember. */
const remembered = 8;

/** Creates a refresh lock over leases in IndexedDB, one per token. IndexedDB's transactions are exclusive across windows on plain http too: no other window can interrupt reading, deciding and writing. Rejects if IndexedDB is blocked. */
export function createLeaseLock(databases: IDBFactory, name: string, now: () => number): RefreshLock {
  return {
    async run(token, task, { signal, turnTime, onAlive }) {
      const store = await openLeaseStore(databases, name);
      const holder = `${now()}-${Math.random()}`;
      const mark = fingerprint(token);

      // No lease is longer than a turn; a longer one was written before the clock was set back.
      const isHeld = ({ until }: Lease, at = now()) => until > at && until <= at + turnTime;
      const isOwn = (lease: Lease) => lease.mark === mark && lease.holder === holder;

      const acquire = ({ held, replaced }: Leases) => {
        const others = held.filter((lease) => isHeld(lease));
        if (others.some((lease) => lease.mark === mark)) return undefined;
        return { held: [...others, { mark, holder, until: now() + turnTime }], replaced };
      };
      const release = (done: boolean) => (leases: Leases) => {
        if (!leases.held.some(isOwn)) return undefined;
        const replaced = done ? [mark, ...leases.replaced].slice(0, remembered) : leases.replaced;
        return { held: leases.held.filter((lease) => !isOwn(lease)), replaced };
      };

      try {
        let leases = await store.change(acquire);
        while (!leases.held.some(isOwn)) {
          onAlive?.();
          await delay(20 + Math.random() * 20, signal);
          leases = await store.change(acquire);
        }
        let done = false;
        try {
          signal.throwIfAborted();
          const result = await task({ replaced: leases.replaced.includes(mark) });
          done = true;
          return result;
        } finally {
          await store.change(release(done));
        }
      } finally {
        store.close();
      }
    },
  };
}
