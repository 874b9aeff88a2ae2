/** A turn at refreshing one token. */
export interface Lease {
  /** Fingerprint of the token: windows with other tokens take separate turns. */
  mark: string;
  holder: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** The current leases and the recently replaced tokens. */
export interface Leases {
  held: readonly Lease[];
  /** Fingerprints, newest first. */
  replaced: readonly string[];
}

/** The one record that all windows share. */
export interface LeaseStore {
  /** Changes the record in one exclusive step and returns the new one; undefined leaves it. */
  change(decide: (leases: Leases) => Leases | undefined): Promise<Leases>;
  close(): void;
}

const storeName = 'lease';

/** Opens the record in the database of that name. Rejects if IndexedDB is blocked. */
export async function openLeaseStore(databases: IDBFactory, name: string): Promise<LeaseStore> {
  const opening = databases.open(`${name}/refresh-lock`, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error(`the database ${name} is blocked`));
  });
  return {
    change: (decide) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(storeName, 'readwrite');
        const store = transaction.objectStore(storeName);
        const reading = store.get(storeName);
        let leases: Leases;
        reading.onsuccess = () => {
          leases = toLeases(reading.result);
          const changed = decide(leases);
          if (!changed) return;
          leases = changed;
          store.put(changed, storeName);
        };
        transaction.oncomplete = () => resolve(leases);
        transaction.onabort = () => reject(transaction.error);
      }),
    close: () => database.close(),
  };
}

/** Storage is untrusted: any value that is not a lease counts as absent. */
function toLeases(value: unknown): Leases {
  const { held, replaced } = (value ?? {}) as Partial<Record<keyof Leases, unknown>>;
  return {
    held: Array.isArray(held) ? held.filter(isLease) : [],
    replaced: Array.isArray(replaced) ? replaced.filter((mark) => typeof mark === 'string') : [],
  };
}

function isLease(value: unknown): value is Lease {
  const { mark, holder, until } = (value ?? {}) as Partial<Record<keyof Lease, unknown>>;
  return typeof mark === 'string' && typeof holder === 'string' && typeof until === 'number';
}
