import type { Token, TokenSource } from '../call/token';

/** The replacement of an expired token. */
export interface RefreshOptions extends TokenSource {
  /** Port: gets, stores and returns a new token for an expired one, once for all waiting calls; null for a call without a token. A `NetworkError` or `TimeoutError` fails the calls and keeps the session. Without it, the refresh fails. Example `session.renew`. */
  renew?: (expired: string | null) => Token | Promise<Token>;
  /** Parts of urls: a call whose url contains one never starts or awaits a refresh. Default `['/refreshToken']`. */
  refreshFragments?: readonly string[];
}
