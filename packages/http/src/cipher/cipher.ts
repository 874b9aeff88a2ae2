import type { CipherProgress } from '../call/request-options';

/** What a cipher is told about the piece of work at hand. @public */
export interface CipherTask {
  /** Stops the work between two slices. */
  signal?: AbortSignal;
  onProgress?: (progress: CipherProgress) => void;
}

/** An encrypted text. @public */
export interface Ciphertext {
  base64: string;
  /** Names the public key it was encrypted with, so that `forgetKey` never forgets a newer one. */
  keyId: string;
}

/** The port through which payloads are encrypted and responses decrypted; `createRsaCipher` fills it. @public */
export interface Cipher {
  /** Encrypts a text, or returns null where it is to go plain (mock server, no key). Throws a `CipherError`. */
  encrypt(text: string, task?: CipherTask): Promise<Ciphertext | null>;
  /** Decrypts base64 to the text it was. Throws a `CipherError`. */
  decrypt(base64: string, task?: CipherTask): Promise<string>;
  /** Forgets this public key if it is still the present one: the server has rotated it, the next encryption fetches anew. */
  forgetKey(keyId: string): void;
}
