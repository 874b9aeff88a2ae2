import type { HttpRequest } from '../call/request-options';
import type { ResponseFacts } from '../call/response-facts';
import type { Cipher } from './cipher';

/** What a client encrypts and decrypts, and by what. */
export interface CipherOptions {
  /** Encrypts and decrypts. Default none. */
  cipher?: Cipher;
  /** Which calls with a body are encrypted. Default false (a call may say so itself). Example `(r) => r.url === '/login'`. */
  encrypt?: boolean | ((request: HttpRequest) => boolean);
  /** Which responses are decrypted. Default false (a call may say so itself). */
  decrypt?: boolean | ((request: HttpRequest) => boolean);
  /** Whether a response says that the server no longer knows the public key, which is then fetched again for one replay. Default never. Example `(response) => response.code === 40010`. */
  isKeyRejected?: (response: ResponseFacts) => boolean;
}
