/** A token, or nothing. @public */
export type Token = string | null | undefined;

/** Where a client's tokens come from. */
export interface TokenSource {
  /** Tells the present token, at once or later. Default none. */
  getToken?: () => Token | Promise<Token>;
}
