import type { Cipher } from './cipher.ts';

/** What the server says about its public key. */
export interface PublicKeyAnswer {
  /** PEM or bare base64, SubjectPublicKeyInfo or PKCS#1. Empty, null or absent: payloads go plain. */
  publicKey?: string | null;
  /** True: payloads go plain. */
  mockServer?: boolean;
}

/** Options of `createRsaCipher`. */
export interface CreateRsaCipherOptions {
  /** Fetches the server's public key; called once, and again after `forgetKey`. */
  getPublicKey: () => PublicKeyAnswer | Promise<PublicKeyAnswer>;
  /** Supplies the private key that answers are decrypted with, as PEM or base64. Default none: decryption fails. */
  getPrivateKey?: () => string | Promise<string>;
}

/** Creates an RSA cipher (PKCS#1 v1.5 in blocks, base64). jsencrypt is loaded at its first use. */
export function createRsaCipher(_options: CreateRsaCipherOptions): Cipher {
  throw new Error('createRsaCipher is only declared so far.');
}
