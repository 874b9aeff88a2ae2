import { expect, it } from 'vitest';
import { isLocalKey } from './local-key';

const { subtle } = crypto;
const account = { iv: new Uint8Array(12), data: new ArrayBuffer(32) };
const keyOf = (extractable: boolean, length = 256, usages: KeyUsage[] = ['encrypt', 'decrypt'], name = 'AES-GCM') =>
  subtle.generateKey({ name, length }, extractable, usages);

it('a key that cannot be read out is one of the console', async () => {
  expect(isLocalKey({ key: await keyOf(false), account })).toBe(true);
});

it('a key that can be read out, of another length, kind or use is refused [browser-draft-key-hostile]', async () => {
  expect(isLocalKey({ key: await keyOf(true), account })).toBe(false);
  expect(isLocalKey({ key: await keyOf(false, 128), account })).toBe(false);
  expect(isLocalKey({ key: await keyOf(false, 256, ['encrypt']), account })).toBe(false);
  expect(isLocalKey({ key: await keyOf(false, 256, ['encrypt', 'decrypt', 'wrapKey']), account })).toBe(false);
  expect(isLocalKey({ key: await keyOf(false, 256, undefined, 'AES-CBC'), account })).toBe(false);
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  expect(isLocalKey({ key: pair.privateKey, account })).toBe(false);
});

it('a value that is no key, or has no account name, is refused', async () => {
  const key = await keyOf(false);
  for (const value of [undefined, null, 'key', 7, [], {}, { key: 'AES-GCM', account }, { key: { ...key }, account }])
    expect(isLocalKey(value)).toBe(false);
  for (const wrong of [undefined, 'ann', {}, { ...account, iv: 'iv' }, { ...account, data: new Uint8Array(3) }])
    expect(isLocalKey({ key, account: wrong })).toBe(false);
});
