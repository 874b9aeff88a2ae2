import type { Seal, Sealed } from './create-seal';
import { isDraft, isRecord } from './draft';
import type { DraftShelf, PlacedDraft } from './draft-shelf';
import { settled } from './settled';

interface Stored extends Sealed {
  readonly id: string;
  readonly owner: string;
  readonly at: number;
}

/** How long drafts of other accounts stay, in ms. */
const othersStayMs = 7 * 24 * 60 * 60 * 1000;

/** How far the clock may have been wrong when a draft was written, in ms. */
const clockErrorMs = 24 * 60 * 60 * 1000;

/** Opens the browser's database for sealed drafts and deletes old ones of other accounts; `onGone` hears of its deletion. Rejects if the browser refuses. */
export async function openDiskShelf(name: string, seal: Seal, onGone: () => void, now: number): Promise<DraftShelf> {
  const opening = indexedDB.open(name, 2);
  opening.onupgradeneeded = () => {
    const { result: database, transaction } = opening;
    const store = database.objectStoreNames.contains(table)
      ? transaction?.objectStore(table)
      : database.createObjectStore(table, { keyPath: 'id' });
    store?.createIndex(owners, ['owner', 'at']);
  };
  const database = await settled(opening);
  // Another window that deletes the database must not wait for this one.
  database.onversionchange = () => {
    onGone();
    database.close();
  };

  const ownerRange = IDBKeyRange.bound([seal.owner], [seal.owner, []]);
  const run = async <T>(use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = database.transaction(table, 'readwrite');
    const done = settled(use(transaction.objectStore(table)));
    // At once, and not only when this window has heard of the result: it may be gone by then.
    transaction.commit();
    return done;
  };

  const shelf: DraftShelf = {
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

/** Removes the rows that are no longer wanted by their owner and time, without reading what is in them, and rows that have neither. */
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
