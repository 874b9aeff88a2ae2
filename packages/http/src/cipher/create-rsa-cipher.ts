import { CipherError } from '../errors/cipher-error';
import type { Cipher } from './cipher';
import type { CreateRsaCipherOptions } from './rsa-cipher-options';

/** Creates an RSA cipher: PKCS#1 v1.5 in blocks, joined, as base64. Its code and jsencrypt are loaded at the first use. @public */
export function createRsaCipher(options: CreateRsaCipherOptions): Cipher {
  let cipher: Cipher | undefined;

  async function open(): Promise<Cipher> {
    const { openRsaCipher } = await import('./open-rsa-cipher').catch((cause) => {
      throw new CipherError('load engine', 'its code could not be loaded.', { cause });
    });
    cipher ??= openRsaCipher(options);
    return cipher;
  }

  return {
    encrypt: async (text, task) => (await open()).encrypt(text, task),
    decrypt: async (base64, task) => (await open()).decrypt(base64, task),
    forgetKey: (keyId) => cipher?.forgetKey(keyId),
  };
}
