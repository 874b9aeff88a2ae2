/** Keeps what a person had before him while his login has run out, for the same person's next login in this window. Whoever else signs in finds nothing. */
export interface Aside {
  /** Notes whose login this is, so that a window which opens later knows it before the server has said so. */
  know: (account: string) => void;
  /** Puts belongings aside, each under its name, for whoever is known; the login has ended. Nothing is kept where nobody is known. */
  put: (belongings: Readonly<Record<string, unknown>>) => void;
  /** One of an account's belongings by its name, once; what belongs to another account is thrown away. It may be anything: check before use. */
  take: (account: string, name: string) => unknown;
  /** Forgets everything: the person has left. */
  forget: () => void;
}
