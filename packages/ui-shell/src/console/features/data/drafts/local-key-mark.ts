/** Whether the browser may store a draft key, without opening its database; a blocked storage means no key. */
export function hasKeyMark(name: string): boolean {
  try {
    return localStorage.getItem(markOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Records that a key will be stored. Throws if the storage fails. */
export const setKeyMark = (name: string): void => localStorage.setItem(markOf(name), '1');

/** Removes the browser-stored key and its drafts; other windows close their open handles. */
export function removeLocalKey(name: string): void {
  for (const database of [keysOf(name), `${name}.drafts`]) indexedDB.deleteDatabase(database);
  localStorage.removeItem(markOf(name));
}

/** Returns the name of the key database. */
export const keysOf = (name: string): string => `${name}.draft-key`;

const markOf = keysOf;
