/** A token, or null or undefined without a session. @public */
export type Token = string | null | undefined;

/** The source of a client's tokens. */
export interface TokenSource {
  /** Returns the current token, or a promise of it. No default. */
  getToken?: () => Token | Promise<Token>;
}
