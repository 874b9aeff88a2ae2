import type { Token, TokenSource } from '../call/token';

/** How a token that has expired is replaced. */
export interface RefreshOptions extends TokenSource {
  /**
   * Port: puts a new token in the place of one that has expired, stores it and returns it; null for a call that carried none. Called once, however
   * many calls wait, and settled within its own time: calls wait for it. A rejection, no token or the same one again is a failed refresh. Calls that it
   * starts before its first pause are part of the refresh. Default none: an expired token is then a failed refresh. Example `session.renew`.
   */
  renew?: (expired: string | null) => Token | Promise<Token>;
  /** Urls containing one of these never start or await a refresh. Default `['/refreshToken']`. */
  refreshFragments?: readonly string[];
}
