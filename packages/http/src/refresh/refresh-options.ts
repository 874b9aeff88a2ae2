import type { Token, TokenSource } from '../call/token';

/** How a token that has expired is replaced. */
export interface RefreshOptions extends TokenSource {
  /** Port: gets, stores and returns a new token for an expired one, once for all waiting calls; null for a call without a token. A `NetworkError` or `TimeoutError` fails the calls and keeps the session. Default none: the refresh fails. Example `session.renew`. */
  renew?: (expired: string | null) => Token | Promise<Token>;
  /** Urls containing one of these never start or await a refresh. Default `['/refreshToken']`. */
  refreshFragments?: readonly string[];
}
