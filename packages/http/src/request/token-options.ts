import type { TokenSource } from '../call/token';

/** How a token goes over the wire. */
export interface TokenHeaderOptions {
  /** Name of the header that carries the token. Default `token`. Example `Authorization`. */
  tokenHeader?: string;
  /** Turns a token into the header's value. Default as it is. Example ``(token) => `Bearer ${token}` ``. */
  formatToken?: (token: string) => string;
}

/** What the token step reads. */
export type TokenOptions = TokenHeaderOptions & TokenSource;
