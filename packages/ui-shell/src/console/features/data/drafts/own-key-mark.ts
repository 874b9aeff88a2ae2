/** Whether the browser may hold a key of somebody's drafts, without asking its database; where the storage refuses, no key is kept either. */
export function hasKeyMark(name: string): boolean {
  try {
    return localStorage.getItem(markOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Notes that a key is about to be kept. Throws where the storage refuses. */
export const setKeyMark = (name: string): void => localStorage.setItem(markOf(name), '1');

/** Removes the key that the browser keeps, and what lies under it; other windows close what they have open of it. */
export function removeOwnKey(name: string): void {
  for (const database of [keysOf(name), `${name}.drafts`]) indexedDB.deleteDatabase(database);
  localStorage.removeItem(markOf(name));
}

/** The name of the database that holds the key. */
export const keysOf = (name: string): string => `${name}.draft-key`;

const markOf = keysOf;
