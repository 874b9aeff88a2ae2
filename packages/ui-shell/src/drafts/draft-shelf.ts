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

/** Keeps drafts in the memory of the window. */
export function createMemoryShelf(): DraftShelf {
  const drafts = new Map<string, PlacedDraft>();
  return {
    list: async () => new Map(drafts),
    put: async (id, placed) => void drafts.set(id, placed),
    remove: async (id) => void drafts.delete(id),
  };
}

/** A shelf before another one that may refuse: what the second does not take lies in the first. Each refusal is told. */
export function shelfWithRefuge(
  refuge: DraftShelf,
  shelf: DraftShelf,
  onRefused: (cause: unknown) => void,
): DraftShelf {
  const attempt = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (cause) {
      onRefused(cause);
      return undefined;
    }
  };
  return {
    list: async () => new Map([...((await attempt(shelf.list)) ?? []), ...(await refuge.list())]),
    async put(id, placed) {
      await refuge.put(id, placed);
      const kept = await attempt(async () => {
        await shelf.put(id, placed);
        return true;
      });
      if (kept) await refuge.remove(id);
    },
    async remove(id) {
      await refuge.remove(id);
      await attempt(() => shelf.remove(id));
    },
  };
}
