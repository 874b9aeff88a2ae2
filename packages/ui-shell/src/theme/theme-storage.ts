import type { StoredThemeSettings } from './read-theme-settings';

/** Version of the stored form; another version is treated as absent. */
export const themeStorageVersion = 1;

interface StoragePlace {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null | undefined;
  storageKey: string;
  onProblem: (problem: { message: string; cause?: unknown }) => void;
}

const openStorage = ({ storage }: StoragePlace) =>
  storage === undefined ? (globalThis.localStorage as Storage | undefined) : storage;

/** Returns the parsed stored value of the key, or `undefined` if there is no usable one. Never throws: reports problems. */
export function readStoredTheme(place: StoragePlace): unknown {
  try {
    const text = openStorage(place)?.getItem(place.storageKey);
    if (!text) return undefined;
    const stored: unknown = JSON.parse(text);
    const { version, settings } = (stored ?? {}) as { version?: unknown; settings?: unknown };
    if (version === themeStorageVersion) return settings;
    place.onProblem({ message: `The stored ${place.storageKey} has another version; the defaults are used.` });
  } catch (cause) {
    place.onProblem({ message: `The stored ${place.storageKey} could not be read; the defaults are used.`, cause });
  }
  return undefined;
}

/** Writes the settings under the key. Never throws: a full or blocked storage is reported. */
export function writeStoredTheme(place: StoragePlace, settings: StoredThemeSettings): void {
  try {
    openStorage(place)?.setItem(place.storageKey, JSON.stringify({ version: themeStorageVersion, settings }));
  } catch (cause) {
    place.onProblem({
      message: `${place.storageKey} could not be written: this browser refuses storage or it is full.`,
      cause,
    });
  }
}
