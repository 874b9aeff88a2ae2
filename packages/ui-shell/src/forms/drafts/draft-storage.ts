import type { Draft } from './draft';

/** A draft with its place in the console. */
export interface PlacedDraft {
  readonly place: string;
  readonly draft: Draft;
}

/** Storage of one account's drafts, by id. */
export interface DraftStorage {
  list: () => Promise<ReadonlyMap<string, PlacedDraft>>;
  put: (id: string, placed: PlacedDraft) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Drafts in the window's memory, by id. */
export type DraftMemory = Map<string, PlacedDraft>;

/** Creates a storage that writes drafts to the disk and keeps the ones that the disk rejects in memory. Reports each rejection. */
export const createShelf = (
  refuge: DraftMemory,
  disk: DraftStorage | undefined,
  onRefused: (cause: unknown) => void,
): DraftStorage => ({
  list: async () => new Map([...((await disk?.list().catch(onRefused)) ?? []), ...refuge]),
  async put(id, placed) {
    refuge.set(id, placed);
    await disk?.put(id, placed).then(() => refuge.delete(id), onRefused);
  },
  async remove(id) {
    refuge.delete(id);
    await disk?.remove(id).catch(onRefused);
  },
});
