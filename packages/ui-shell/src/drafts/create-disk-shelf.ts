import type { Seal, Sealed } from './create-seal';
import { isDraft, isRecord } from './draft';
import type { DraftShelf, PlacedDraft } from './draft-shelf';

interface Stored extends Sealed {
  readonly id: string;
  readonly owner: string;
  readonly at: number;
}

/** How long drafts of other accounts stay, in ms. */
const othersStayMs = 7 * 24 * 60 * 60 * 1000;

/** Opens the browser's database for sealed drafts and throws out what other accounts left long ago. Rejects where the browser refuses. */
export async function openDiskShelf(name: string, seal: Seal, now = Date.now()): Promise<DraftShelf> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'id' });
  const database = await settled(opening);
  // Another window that deletes the database must not wait for this one.
  database.onversionchange = () => database.close();

  const run = async <T>(use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = database.transaction(table, 'readwrite');
    const done = settled(use(transaction.objectStore(table)));
    // At once, and not only when this window has heard of the result: it may be gone by then.
    transaction.commit();
    return done;
  };

  const shelf: DraftShelf = {
    async list() {
      const found = new Map<string, PlacedDraft>();
      for (const stored of await run<Stored[]>((store) => store.getAll())) {
        const { id, owner, at } = stored;
        const isOwn = owner === seal.owner;
        const placed = isOwn && (await seal.open(stored, id).catch(() => null));
        if (isPlaced(placed)) found.set(id, placed);
        else if (isOwn || !(at > now - othersStayMs)) await shelf.remove(id);
      }
      return found;
    },
    async put(id, placed) {
      const stored: Stored = { id, owner: seal.owner, at: placed.draft.at, ...(await seal.close(placed, id)) };
      await run((store) => store.put(stored));
    },
    async remove(id) {
      await run((store) => store.delete(id));
    },
  };
  await shelf.list();
  return shelf;
}

const table = 'drafts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const isPlaced = (value: unknown): value is PlacedDraft =>
  isRecord(value) && typeof value.place === 'string' && isDraft(value.draft);
