import type { RouteLookup } from '../routes/route-table';

/** What is known of the routes: nothing yet (also while they load), loading failed, or a table to look paths up in. @public */
export type NavigationRoutes<Table = RouteLookup> =
  | { readonly status: 'absent' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly table: Table };

/** How a navigation guard decides; the same for all navigations of an app. @public */
export interface NavigationRules {
  /** Off = virtual roles, no token is asked for. Default true. */
  readonly loginInterception?: boolean;
  /** Visit mode: visitors without a token get the visit routes loaded. Default false. */
  readonly supportVisit?: boolean;
  /** In visit mode, visitors may open every loaded route and not only the whitelisted paths. Default false. */
  readonly openRoutes?: boolean;
  /** Paths or patterns (`/help/:topic`, `/docs/*`) open without a token. Default `publicPaths`. */
  readonly whitelist?: readonly string[];
  /** Put the refused target into the login page's `redirect` query. Default true. */
  readonly recordRoute?: boolean;
  /** Default `/login`. */
  readonly loginPath?: string;
  /** Default `/`. */
  readonly homePath?: string;
  /** Default `/403`. */
  readonly forbiddenPath?: string;
  /** Default `/404`. */
  readonly notFoundPath?: string;
}

/** What a navigation guard looks at, at one moment. @public */
export interface NavigationFacts<Table = RouteLookup> {
  readonly hasToken: boolean;
  readonly routes: NavigationRoutes<Table>;
  /** Redirects followed in a row so far, oldest first; empty after a navigation that arrived. */
  readonly redirects?: readonly string[];
}

/** Everything the navigation guard looks at. @public */
export interface NavigationState extends NavigationRules, NavigationFacts {}
