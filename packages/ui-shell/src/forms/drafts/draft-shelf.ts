import type { Draft } from './draft';

/** A draft with the place in the console where it was typed. */
export interface PlacedDraft {
  readonly place: string;
  readonly draft: Draft;
}

/** Where the drafts of one account lie, by their ids. */
export interface DraftShelf {
  list: () => Promise<ReadonlyMap<string, PlacedDraft>>;
  put: (id: string, placed: PlacedDraft) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Drafts in the memory of a window, by their ids. */
export type DraftRefuge = Map<string, PlacedDraft>;

/** A shelf in the memory of the window, before one that may refuse: what that does not take lies in the memory. Each refusal is told. */
export const createShelf = (
  refuge: DraftRefuge,
  disk: DraftShelf | undefined,
  onRefused: (cause: unknown) => void,
): DraftShelf => ({
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
