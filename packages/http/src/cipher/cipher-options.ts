import type { HttpRequest } from '../call/request-options';
import type { ResponseFacts } from '../call/response-facts';
import type { Cipher } from './cipher';

/** The cipher of a client, and the calls and responses it applies to. */
export interface CipherOptions {
  /** Encrypts and decrypts. No default. */
  cipher?: Cipher;
  /** The calls with a body that are encrypted. Default false (the option of a call overrides it). Example `(r) => r.url === '/login'`. */
  encrypt?: boolean | ((request: HttpRequest) => boolean);
  /** The responses that are decrypted. Default false (the option of a call overrides it). */
  decrypt?: boolean | ((request: HttpRequest) => boolean);
  /** Whether a response says that the server no longer knows the public key, which is then fetched again for one replay. Default never. Example `(response) => response.code === 40010`. */
  isKeyRejected?: (response: ResponseFacts) => boolean;
}
