/** Port: the place where a token outlives a reload. No method throws; a store that cannot keep a value keeps it for this page. @public */
export interface TokenStore {
  /** Name of the place that all windows share, such as `local/token`: windows take turns at a refresh by it. Null if the token belongs to this window. Default: a place of all windows. */
  readonly place?: string | null;
  /** The stored token, or null. */
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls back whenever *another* window changed the value, at once in local storage, in a cookie where the browser tells of cookies (https); returns the function that stops it. */
  subscribe?(listener: () => void): () => void;
  /**
   * A second value in the same place, under this store's key plus the suffix. The session keeps there which login the token belongs to: so
   * other windows tell a refreshed token from another user's. Without it every foreign change counts as another login.
   */
  beside?(suffix: string): TokenStore;
}
