import type { Seal, Sealed } from './create-seal';
import { isDraft, isRecord } from './draft';
import type { DraftStorage, PlacedDraft } from './draft-storage';
import { settled } from './to-promise';

interface Stored extends Sealed {
  readonly id: string;
  readonly owner: string;
  readonly at: number;
}

/** Time to live of other accounts' drafts, in ms. */
const othersStayMs = 7 * 24 * 60 * 60 * 1000;

/** Tolerated clock error at the time of a write, in ms. */
const clockErrorMs = 24 * 60 * 60 * 1000;

/** Opens the IndexedDB store of sealed drafts and deletes old ones of other accounts; calls `onGone` when the database is deleted. Rejects if the browser denies access. */
export async function openDiskShelf(name: string, seal: Seal, onGone: () => void, now: number): Promise<DraftStorage> {
  const opening = indexedDB.open(name, 2);
  opening.onupgradeneeded = () => {
    const { result: database, transaction } = opening;
    const store = database.objectStoreNames.contains(table)
      ? transaction?.objectStore(table)
      : database.createObjectStore(table, { keyPath: 'id' });
    store?.createIndex(owners, ['owner', 'at']);
  };
  const database = await settled(opening);
  // A deletion in another window must not wait for this one.
  database.onversionchange = () => {
    onGone();
    database.close();
  };

  const ownerRange = IDBKeyRange.bound([seal.owner], [seal.owner, []]);
  const run = async <T>(use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = database.transaction(table, 'readwrite');
    const done = settled(use(transaction.objectStore(table)));
    // Commits without waiting for the result, since the window may close before.
    transaction.commit();
    return done;
  };

  const shelf: DraftStorage = {
    async list() {
      const drafts = new Map<string, PlacedDraft>();
      for (const stored of await run<Stored[]>((store) => store.index(owners).getAll(ownerRange))) {
        const { id } = stored;
        const placed = await seal.open(stored, id).catch(() => null);
        if (isPlaced(placed))
          drafts.set(id, { ...placed, draft: { ...placed.draft, at: Math.min(placed.draft.at, now) } });
        else await shelf.remove(id);
      }
      return drafts;
    },
    async put(id, placed) {
      const stored: Stored = { id, owner: seal.owner, at: placed.draft.at, ...(await seal.close(placed, id)) };
      await run((store) => store.put(stored));
    },
    async remove(id) {
      await run((store) => store.delete(id));
    },
  };
  await throwOut(
    database,
    ([owner, at]) => owner !== seal.owner && !(at > now - othersStayMs && at < now + clockErrorMs),
  );
  return shelf;
}

const table = 'drafts';
const owners = 'owners';

/** Deletes rows that are outdated by owner and time, without reading their content, and rows without these keys. */
async function throwOut(database: IDBDatabase, isOver: (key: readonly [owner: unknown, at: number]) => boolean) {
  const transaction = database.transaction(table, 'readwrite');
  const store = transaction.objectStore(table);
  const over = new Set<IDBValidKey>(await settled(store.getAllKeys()));
  await new Promise<void>((resolve, reject) => {
    const walk = store.index(owners).openKeyCursor();
    walk.onerror = () => reject(walk.error);
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return resolve();
      const [owner, at] = Array.isArray(cursor.key) ? cursor.key : [];
      if (!isOver([owner, Number(at)])) over.delete(cursor.primaryKey);
      cursor.continue();
    };
  });
  await Promise.all(Array.from(over, (id) => settled(store.delete(id))));
}

const isPlaced = (value: unknown): value is PlacedDraft =>
  isRecord(value) && typeof value.place === 'string' && isDraft(value.draft);
