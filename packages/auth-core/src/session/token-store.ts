/** Port: the storage of a token across reloads. No method throws; a store that cannot keep a value keeps it for this page. @public */
export interface TokenStore {
  /** Name of the storage that all windows share, such as `local/token`: windows with the same name take turns at a refresh. Null if the token belongs to this window. Default: a storage of all windows. */
  readonly place?: string | null;
  /** The stored token, or null. */
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls back whenever *another* window changed the value, at once in local storage, in a cookie if the browser has cookie events (https); returns a function that unsubscribes. */
  subscribe?(listener: () => void): () => void;
  /** A second value beside the token, under this store's key plus the suffix. The session stores the name of the token's login there: so other windows distinguish a refreshed token from another user's. Without it every change of another window counts as another login. */
  beside?(suffix: string): TokenStore;
}
