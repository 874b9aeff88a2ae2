import type { Verdict } from '../guard/verdict';
import type { RouteMatch, RouteNode } from '../routes/route-node';

/** The action for a navigation. @public */
export type NavigationDecision =
  | { readonly kind: 'allow' }
  /** Show nothing yet: load user and routes (`session`) or the visitors' routes (`visit`), then decide again. */
  | { readonly kind: 'wait'; readonly load: 'session' | 'visit' }
  | {
      readonly kind: 'redirect';
      /** Path, query and hash inside the app. */
      readonly to: string;
      readonly reason: 'signed-in-already' | 'sign-in-needed' | 'load-failed' | 'route';
      /** Reset the session before going on. */
      readonly reset: boolean;
    }
  /** The path exists but is denied; `to` is the 403 page. */
  | { readonly kind: 'forbid'; readonly to: string; readonly path: string; readonly verdict: Verdict | undefined }
  /** The path does not exist; `to` is the 404 page. */
  | { readonly kind: 'not-found'; readonly to: string; readonly path: string }
  /** This would be the fourth redirect in a row: show the message instead. */
  | {
      readonly kind: 'error';
      readonly code: 'redirect-loop';
      readonly redirects: readonly string[];
      readonly message: string;
    };

/** The outcome of a navigation after all redirects. @public */
export type NavigationOutcome<Entry extends RouteNode = RouteNode> =
  /** Show the address: the matching route, or a page outside of the table. */
  | { readonly kind: 'show'; readonly at: string; readonly match: RouteMatch<Entry> | undefined }
  /** Load, then follow on from `at` with this `redirects`. */
  | {
      readonly kind: 'wait';
      readonly load: 'session' | 'visit';
      readonly at: string;
      readonly redirects: readonly string[];
    }
  /** Reset the session, then follow on from `at`. */
  | { readonly kind: 'reset'; readonly at: string }
  | Extract<NavigationDecision, { kind: 'error' }>;
