import { CipherError, type CipherStep } from '../errors/cipher-error';
import type { Cipher } from './cipher';
import type { CreateRsaCipherOptions } from './rsa-cipher-options';
import { parsePrivateKey, parsePublicKey, type RsaPrivateKey, type RsaPublicKey } from './rsa-key';
import { decryptText, encryptText } from './rsa-text';

interface PublicKey {
  id: string;
  /** Undefined if payloads are sent unencrypted. */
  key: RsaPublicKey | undefined;
}

/** Implements `createRsaCipher` and caches the keys. */
export function openRsaCipher(options: CreateRsaCipherOptions): Cipher {
  let fetched = 0;
  let present: { id: string; promise: Promise<PublicKey> } | undefined;
  let privateKey: { text: string; promise: Promise<RsaPrivateKey> } | undefined;

  function publicKey(): Promise<PublicKey> {
    if (present) return present.promise;
    fetched += 1;
    const id = String(fetched);
    const promise = fetchPublicKey(id);
    present = { id, promise };
    promise.catch(() => forgetKey(id));
    return promise;
  }

  async function fetchPublicKey(id: string): Promise<PublicKey> {
    const response = await at('fetch public key', options.getPublicKey);
    if (typeof response !== 'object' || response === null) {
      throw new CipherError('fetch public key', 'getPublicKey must return { publicKey, mockServer }.');
    }
    const text = response.publicKey ?? '';
    if (typeof text !== 'string') throw new CipherError('fetch public key', 'its publicKey is no text.');
    if (response.mockServer || text.trim() === '') return { id, key: undefined };
    return { id, key: await parsePublicKey(text) };
  }

  async function readPrivateKey(): Promise<RsaPrivateKey> {
    const { getPrivateKey } = options;
    if (!getPrivateKey) throw new CipherError('fetch private key', 'the cipher has no getPrivateKey to decrypt with.');
    const text = await at('fetch private key', getPrivateKey);
    if (typeof text !== 'string' || text.trim() === '') {
      throw new CipherError('fetch private key', 'getPrivateKey returned no key.');
    }
    if (privateKey?.text !== text) privateKey = { text, promise: parsePrivateKey(text) };
    const loading = privateKey;
    return loading.promise.catch((error) => {
      if (privateKey === loading) privateKey = undefined;
      throw error;
    });
  }

  function forgetKey(id: string): void {
    if (present?.id === id) present = undefined;
  }

  return {
    async encrypt(text, task = {}) {
      const { id, key } = await publicKey();
      if (!key) return null;
      return { base64: await encryptText(key, text, task), keyId: id };
    },
    async decrypt(base64, task = {}) {
      const key = await readPrivateKey();
      return decryptText(key, base64, task);
    },
    forgetKey,
  };
}

async function at<T>(step: CipherStep, ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CipherError(step, why, { cause });
  }
}
