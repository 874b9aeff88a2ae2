import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Seal } from '../../../../forms/drafts/create-seal';
import { settled } from '../../../../forms/drafts/to-promise';
import { hasKeyMark, keysOf, removeLocalKey, setKeyMark } from './local-key-mark';
import { localSeal, retainKeyOf } from './local-seal';

let name = '';

beforeEach(() => {
  name = `test-${Math.random()}`;
  return () => removeLocalKey(name);
});

const always = () => true;
const mine = (account = 'ann') => localSeal(name, account, always) as Promise<Seal>;

async function stored(put?: (old: unknown) => unknown): Promise<unknown> {
  const opening = indexedDB.open(keysOf(name), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
  const database = await settled(opening);
  const keys = database.transaction('keys', 'readwrite').objectStore('keys');
  const old = await settled(keys.get('own'));
  if (put) await settled(keys.put(put(old), 'own'));
  database.close();
  return old;
}

it('the same account opens its sealed drafts, under a key that cannot be exported [browser-draft-key]', async () => {
  const sealed = await (await mine()).close('Wagon', 'id');
  const again = await mine();
  expect(await again.open(sealed, 'id')).toBe('Wagon');
  const { key } = (await stored()) as { key: CryptoKey };
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

it('no entry of the database names the account', async () => {
  await mine('ann-of-the-office');
  const { key, ...rest } = (await stored()) as { key: CryptoKey; account: { data: ArrayBuffer } };
  expect(new TextDecoder('latin1').decode(rest.account.data)).not.toContain('ann-of');
  expect(Object.keys(rest)).toEqual(['account']);
  expect(localStorage.getItem(keysOf(name))).toBe('1');
});

it('windows that make a key at once agree on one [browser-draft-key-windows]', async () => {
  const [first, ...others] = await Promise.all([mine(), mine(), mine()]);
  const sealed = await first?.close('Wagon', 'id');
  for (const other of others) {
    expect(other.owner).toBe(first?.owner);
    expect(sealed && (await other.open(sealed, 'id'))).toBe('Wagon');
  }
});

it('the key of another account is not used; it goes when that person is there [browser-draft-key-removed]', async () => {
  const sealed = await (await mine('ann')).close('Wagon', 'id');
  await retainKeyOf(name, 'ann');
  expect(await stored()).toBeDefined();
  await retainKeyOf(name, 'bob');
  expect(hasKeyMark(name)).toBe(false);
  expect(await stored()).toBeUndefined();
  const bobs = await mine('bob');
  await expect(bobs.open(sealed, 'id')).rejects.toThrow();
  const anns = await mine('ann');
  await expect(anns.open(sealed, 'id')).rejects.toThrow();
});

it('a stored key that can be read out, belongs to another name or is none is replaced [browser-draft-key-hostile]', async () => {
  const loose = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);
  const strange = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const hostile = [
    (old: unknown) => ({ ...(old as object), key: loose }),
    (old: unknown) => ({ ...(old as object), key: strange }),
    () => 'a key',
    () => null,
  ];
  for (const change of hostile) {
    const { owner } = await mine();
    await stored(change);
    const { owner: next } = await mine();
    expect(next).not.toBe(owner);
    expect(((await stored()) as { key: CryptoKey }).key.extractable).toBe(false);
  }
});

it('a session that is over finds its key and makes none', async () => {
  expect(await localSeal(name, 'ann', () => false)).toBeNull();
  expect(hasKeyMark(name)).toBe(false);
  const { owner } = await mine();
  expect((await localSeal(name, 'ann', () => false))?.owner).toBe(owner);
  removeLocalKey(name);
  let calls = 0;
  expect(await localSeal(name, 'ann', () => ++calls === 1)).toBeNull();
  expect(await stored()).toBeUndefined();
});

it('where the browser keeps no key it is refused', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('private window', 'DataCloneError');
  });
  onTestFinished(() => put.mockRestore());
  await expect(mine()).rejects.toThrow('private window');
  put.mockRestore();
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  onTestFinished(() => set.mockRestore());
  await expect(mine()).rejects.toThrow('blocked');
});

it('a mark without a key, as a removal that was cut off leaves it, is no key', async () => {
  setKeyMark(name);
  await retainKeyOf(name, 'ann');
  expect(hasKeyMark(name)).toBe(false);
});
