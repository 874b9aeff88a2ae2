import type { CipherProgress } from '../request/request-options.ts';

/** What a cipher is told about the piece of work at hand. */
export interface CipherTask {
  /** Stops the work between two slices. */
  signal?: AbortSignal;
  onProgress?: (progress: CipherProgress) => void;
}

/** The port through which payloads are encrypted and answers decrypted; `createRsaCipher` fills it. */
export interface Cipher {
  /** Encrypts a text to base64, or answers null where it is to go plain (mock server, no key). Throws a `CipherError`. */
  encrypt(text: string, task?: CipherTask): Promise<string | null>;
  /** Decrypts base64 to the text it was. Throws a `CipherError`. */
  decrypt(base64: string, task?: CipherTask): Promise<string>;
  /** Forgets the public key, so that the next encryption fetches it anew: the server has rotated it. */
  forgetKey(): void;
}
