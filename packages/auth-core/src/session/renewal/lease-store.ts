/** Who may refresh, until when, and which tokens were replaced lately. */
export interface Lease {
  holder: string;
  /** Milliseconds since 1970; 0 when the lease is free. */
  until: number;
  /** Fingerprints, newest first. */
  replaced: readonly string[];
}

/** The one record that all windows share. */
export interface LeaseStore {
  /** Changes the record in one exclusive step and returns what it is then; undefined leaves it. */
  change(decide: (lease: Lease) => Lease | undefined): Promise<Lease>;
  close(): void;
}

const storeName = 'lease';

/** Opens the record in the database of that name. Rejects where IndexedDB is blocked. */
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
        let lease: Lease;
        reading.onsuccess = () => {
          lease = toLease(reading.result);
          const changed = decide(lease);
          if (!changed) return;
          lease = changed;
          store.put(changed, storeName);
        };
        transaction.oncomplete = () => resolve(lease);
        transaction.onabort = () => reject(transaction.error);
      }),
    close: () => database.close(),
  };
}

/** Storage is hostile until checked: anything but a lease is a free one. */
function toLease(value: unknown): Lease {
  const { holder, until, replaced } = (value ?? {}) as Partial<Lease>;
  return {
    holder: typeof holder === 'string' ? holder : '',
    until: typeof until === 'number' ? until : 0,
    replaced: Array.isArray(replaced) ? replaced.filter((mark) => typeof mark === 'string') : [],
  };
}
