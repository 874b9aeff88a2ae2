/**
 * The contract of the inline script in index.html and the console: an early login form covers `#app` in a separate
 * element until the console renders the real one. See docs/start.md.
 */
export const earlyLogin = {
  /** Id of the element with the form; the ids of its template and style sheet append `-form` and `-style`. */
  id: 'waybill-early-login',
  /** Marks a blurred input, so that the real one is validated. */
  leftAttribute: 'data-left',
  /** Marks a submitted form, so that the real one is submitted. */
  pressedAttribute: 'data-pressed',
} as const;

/** The login form that a build writes into index.html. @public */
export interface PrerenderedLogin {
  /** Rules of the form, for every language. */
  readonly css: string;
  /** The form's markup by language. */
  readonly markup: Readonly<Record<string, string>>;
  /** The language of a first visit, whose form is in the page; the others are separate files. */
  readonly language: string;
  /** Public paths, which show another page than the login. */
  readonly openPaths: readonly string[];
  /** Position of addresses; `basePath` is their base. */
  readonly location: 'hash' | 'history';
  readonly basePath: string;
  readonly tokenName: string;
  readonly tokenStorage: 'local' | 'session' | 'cookie' | 'memory';
}
