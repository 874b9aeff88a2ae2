/**
 * What the inline script in index.html and the console agree on: the login form stands over `#app`, in an element of
 * its own, before any script of the console, until the real one is drawn. See docs/start.md.
 */
export const earlyLogin = {
  /** Id of the element with the form; its template is called by it and `form`, its style sheet by it and `style`. */
  id: 'waybill-early-login',
  /** Set on an input that was left: the real one is checked for it. */
  leftAttribute: 'data-left',
  /** Set on a form that was sent: the real one is sent for it. */
  pressedAttribute: 'data-pressed',
} as const;

/** What the build writes into index.html for the login form. @public */
export interface PrerenderedLogin {
  /** Rules of the form, for every language. */
  readonly css: string;
  /** The form's markup by language. */
  readonly markup: Readonly<Record<string, string>>;
  /** The language of a first visit: its form stands in the page, the others in files beside it. */
  readonly language: string;
  /** Paths that are open without a login, and show something else. */
  readonly openPaths: readonly string[];
  /** Where addresses stand, and below which path. */
  readonly location: 'hash' | 'history';
  readonly basePath: string;
  readonly tokenName: string;
  readonly tokenStorage: 'local' | 'session' | 'cookie' | 'memory';
}
