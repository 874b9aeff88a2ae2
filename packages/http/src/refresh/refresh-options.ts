import type { Token, TokenSource } from '../call/token';

/** How a token that has expired is replaced. */
export interface RefreshOptions extends TokenSource {
  /**
   * Port: gets a new token for one that has expired, stores it and returns it; null for a call that carried none. It is called once, however many
   * calls wait. A rejection whose name is `NetworkError` or `TimeoutError` says that no answer came: the calls fail
   * like it, and the session stays. Default none: the refresh fails. Example `session.renew`.
   */
  renew?: (expired: string | null) => Token | Promise<Token>;
  /** Urls containing one of these never start or await a refresh. Default `['/refreshToken']`. */
  refreshFragments?: readonly string[];
}
