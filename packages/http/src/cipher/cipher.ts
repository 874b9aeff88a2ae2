import type { CipherProgress } from '../call/request-options';

/** The context of an encryption or decryption. @public */
export interface CipherTask {
  /** Aborts the work between two slices. */
  signal?: AbortSignal;
  onProgress?: (progress: CipherProgress) => void;
}

/** An encrypted text. @public */
export interface Ciphertext {
  base64: string;
  /** Names the public key used, so that `forgetKey` never forgets a newer one. */
  keyId: string;
}

/** The port that encrypts payloads and decrypts responses; `createRsaCipher` implements it. @public */
export interface Cipher {
  /** Encrypts a text, or returns null if it has to be sent unencrypted (mock server, no key). Throws a `CipherError`. */
  encrypt(text: string, task?: CipherTask): Promise<Ciphertext | null>;
  /** Decrypts base64 to the original text. Throws a `CipherError`. */
  decrypt(base64: string, task?: CipherTask): Promise<string>;
  /** Forgets this public key if it is still the current one: the server has rotated it, and the next encryption fetches the new key. */
  forgetKey(keyId: string): void;
}
