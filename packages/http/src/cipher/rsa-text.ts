import { CipherError } from '../errors/cipher-error.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { cut, cutWhole, mapBlocks } from './blocks.ts';
import type { CipherTask } from './cipher.ts';
import type { Pace } from './pace.ts';
import { padBlock, paddingLength, stripBlock } from './pkcs1.ts';
import { rawPrivate, rawPublic } from './raw-rsa.ts';
import type { RsaPrivateKey, RsaPublicKey } from './rsa-key.ts';

/** Text -> UTF-8 -> blocks of (key bytes - 11) -> PKCS#1 v1.5 -> RSA -> joined -> base64. */
export async function encryptText(key: RsaPublicKey, text: string, task: CipherTask): Promise<string> {
  if (/\p{Surrogate}/u.test(text)) {
    throw new CipherError('encode text', 'it holds half a surrogate pair, which UTF-8 cannot express.');
  }
  const blocks = cut(new TextEncoder().encode(text), key.length - paddingLength);
  const encrypt = (block: Uint8Array, pace: Pace) => rawPublic(key, padBlock(block, key.length), pace);
  return toBase64(await mapBlocks('encrypt', blocks, encrypt, task));
}

/** The way back of `encryptText`. Characters may be cut by block borders, so the bytes are joined before they are read. */
export async function decryptText(key: RsaPrivateKey, base64: string, task: CipherTask): Promise<string> {
  const blocks = cutWhole(fromBase64(base64), key.length);
  const decrypt = async (block: Uint8Array, pace: Pace) => stripBlock(await rawPrivate(key, block, pace));
  const bytes = await mapBlocks('decrypt', blocks, decrypt, task);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new CipherError('decode text', 'the decrypted bytes are not UTF-8.', { cause });
  }
}
