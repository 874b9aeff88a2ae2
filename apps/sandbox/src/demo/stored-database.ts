import { afterWrites, type Database, openWasm, type WasmDatabase } from '@waybill/kit/server';

/** The database of the demo, which outlives the worker: browsers end one that has nothing to do. */
export interface StoredDatabase {
  database: Database;
  /** Writes the changes into the browser's storage. */
  save(): Promise<void>;
}

const place = 'database';

/** Opens the database that the browser keeps under a name, or an empty one. */
export async function openStored(name: string, address: string): Promise<StoredDatabase> {
  const cache = await caches.open(name);
  const response = await cache.match(place);
  const file = response && new Uint8Array(await response.arrayBuffer());
  const database: WasmDatabase = await openWasm({ address, file });
  let hasChanged = false;
  let saving: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (hasChanged) {
      hasChanged = false;
      await cache.put(place, new Response(database.toFile()));
    }
  }

  return {
    database: afterWrites(database, () => {
      hasChanged = true;
    }),
    async save() {
      while (hasChanged) {
        saving ??= write().finally(() => {
          saving = undefined;
        });
        await saving;
      }
      await saving;
    },
  };
}
