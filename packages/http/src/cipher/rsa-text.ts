import { CipherError } from '../errors/cipher-error';
import { fromBase64, toBase64 } from './base64';
import { assertWhole, mapBlocks } from './blocks';
import type { CipherTask } from './cipher';
import { createTimeSlicer } from './create-time-slicer';
import { padBlock, paddingLength, stripBlock } from './pkcs1';
import { rawPrivate, rawPublic } from './raw-rsa';
import type { RsaPrivateKey, RsaPublicKey } from './rsa-key';

/** Text -> UTF-8 -> blocks of (key bytes - 11) -> PKCS#1 v1.5 -> RSA -> joined -> base64. */
export async function encryptText(key: RsaPublicKey, text: string, task: CipherTask): Promise<string> {
  task.signal?.throwIfAborted();
  const pace = createTimeSlicer(task.signal);
  if (/\p{Surrogate}/u.test(text)) {
    throw new CipherError('encode text', 'it holds half a surrogate pair, which UTF-8 cannot express.');
  }
  const bytes = new TextEncoder().encode(text);
  const work = {
    direction: 'encrypt',
    length: key.length - paddingLength,
    run: (block: Uint8Array) => rawPublic(key, padBlock(block, key.length), pace),
  } as const;
  return toBase64(await mapBlocks(bytes, work, pace, task), pace);
}

/** Reverses `encryptText`. Block borders may cut characters, so the bytes are joined before decoding. */
export async function decryptText(key: RsaPrivateKey, base64: string, task: CipherTask): Promise<string> {
  task.signal?.throwIfAborted();
  const pace = createTimeSlicer(task.signal);
  const encrypted = await fromBase64(base64, pace);
  assertWhole(encrypted, key.length);
  const work = {
    direction: 'decrypt',
    length: key.length,
    run: async (block: Uint8Array) => stripBlock(await rawPrivate(key, block, pace)),
  } as const;
  const bytes = await mapBlocks(encrypted, work, pace, task);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new CipherError('decode text', 'the decrypted bytes are not UTF-8.', { cause });
  }
}
