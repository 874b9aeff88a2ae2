import type { Seal, Sealed } from './create-seal';
import { isDraft } from './draft';
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

  const run = <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = database.transaction(table, mode);
    return settled(use(transaction.objectStore(table)));
  };
  const remove = async (id: string) => void (await run('readwrite', (store) => store.delete(id)));

  for (const { id, owner, at } of await run<Stored[]>('readonly', (store) => store.getAll()))
    if (owner !== seal.owner && !(at > now - othersStayMs)) await remove(id);

  return {
    async list() {
      const found = new Map<string, PlacedDraft>();
      for (const stored of await run<Stored[]>('readonly', (store) => store.getAll())) {
        if (stored.owner !== seal.owner) continue;
        const placed = await seal.open(stored, stored.id).catch(() => undefined);
        if (isPlaced(placed)) found.set(stored.id, placed);
        else await remove(stored.id);
      }
      return found;
    },
    async put(id, placed) {
      const sealed = await seal.close(placed, id);
      const stored: Stored = { id, owner: seal.owner, at: placed.draft.at, ...sealed };
      await run('readwrite', (store) => store.put(stored));
    },
    remove,
  };
}

const table = 'drafts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of the browser refused.'));
  });

function isPlaced(value: unknown): value is PlacedDraft {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'place') === 'string' && isDraft(Reflect.get(value, 'draft'));
}
