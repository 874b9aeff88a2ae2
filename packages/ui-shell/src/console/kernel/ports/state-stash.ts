/** Stores a user's state after the session expired, for the next login of the same user in this window; other users never get it. */
export interface StateStash {
  /** Stores the account of the session, so that a later window knows it before the server's response. */
  rememberAccount: (account: string) => void;
  /** Stores belongings by name for the known account after the session ended; stores nothing if the account is unknown. */
  put: (belongings: Readonly<Record<string, unknown>>) => void;
  /** Takes one of an account's belongings by name and removes it; another account's are discarded. The value is untrusted. */
  take: (account: string, name: string) => unknown;
  /** Clears everything at sign-out. */
  forget: () => void;
}
