import { CipherError } from '../errors/cipher-error';
import type { Cipher } from './cipher';

/** What the server says about its public key. */
export interface PublicKeyResponse {
  /** PEM or bare base64, SubjectPublicKeyInfo or PKCS#1. Empty, null or absent: payloads go plain. */
  publicKey?: string | null;
  /** True: payloads go plain. */
  mockServer?: boolean;
}

/** Options of `createRsaCipher`. */
export interface CreateRsaCipherOptions {
  /** Fetches the server's public key; called once, and again after `forgetKey`. Example `() => client.get('/publicKey', { anonymous: true })`. */
  getPublicKey: () => PublicKeyResponse | Promise<PublicKeyResponse>;
  /** Supplies the private key that responses are decrypted with, as PEM or base64, at every use. Default none: decryption fails. */
  getPrivateKey?: () => string | Promise<string>;
}

/** Creates an RSA cipher: PKCS#1 v1.5 in blocks, joined, as base64. Its code and jsencrypt are loaded at the first use. */
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
