import { type Seal, sealWith } from '../../../../forms/drafts/create-seal';
import { isRecord } from '../../../../forms/drafts/draft';
import { settled } from '../../../../forms/drafts/to-promise';
import { isLocalKey, type LocalKey } from './local-key';
import { hasKeyMark, keysOf, removeLocalKey, setKeyMark } from './local-key-mark';

/** Returns the seal of an account under a key in the browser's database, the same for all windows. If the key is missing or invalid, it creates one, or returns null if `isWanted` returns false. Rejects if the browser denies storage. */
export const localSeal = (name: string, account: string, isWanted: () => boolean): Promise<Seal | null> =>
  alone(name, async () => {
    const existing = hasKeyMark(name) ? await sealOf(await read(name), account) : null;
    if (existing || !isWanted()) return existing;
    // The stored drafts can no longer be decrypted.
    removeLocalKey(name);
    setKeyMark(name);
    const { stored, seal } = await make(account);
    return withKeys(name, async (keys) => {
      if (!isWanted()) return null;
      await settled(keys.put(stored, place));
      return seal;
    });
  });

/** Removes the browser-stored key and its drafts, unless it is a valid key of this account. */
export const retainKeyOf = (name: string, account: string): Promise<void> =>
  alone(name, async () => {
    if (hasKeyMark(name) && !(await sealOf(await read(name), account))) removeLocalKey(name);
  });

const table = 'keys';
const place = 'own';

/** Runs in one window at a time. */
const alone = async <T>(name: string, run: () => Promise<T>): Promise<T> => navigator.locks.request(keysOf(name), run);

const read = (name: string): Promise<unknown> => withKeys(name, (keys) => settled(keys.get(place)));

async function withKeys<T>(name: string, use: (keys: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(keysOf(name), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await settled(opening);
  try {
    return await use(database.transaction(table, 'readwrite').objectStore(table));
  } finally {
    database.close();
  }
}

async function make(account: string): Promise<{ stored: LocalKey; seal: Seal }> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const seal = sealWith(key, crypto.getRandomValues(new Uint8Array(16)).join());
  return { stored: { key, account: await seal.close({ account, owner: seal.owner }, place) }, seal };
}

/** Returns the seal of a stored key, or null if the key is invalid or belongs to another account. */
async function sealOf(stored: unknown, account: string): Promise<Seal | null> {
  if (!isLocalKey(stored)) return null;
  const { key } = stored;
  const opened = await sealWith(key, '')
    .open(stored.account, place)
    .catch(() => null);
  return isRecord(opened) && opened.account === account && typeof opened.owner === 'string'
    ? sealWith(key, opened.owner)
    : null;
}
