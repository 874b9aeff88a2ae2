import type { RouteLookup } from '../routes/route-table';

/** The state of the routes: not loaded (also while they load), failed, or a table to look paths up in. @public */
export type NavigationRoutes<Table = RouteLookup> =
  | { readonly status: 'absent' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly table: Table };

/** The rules of a navigation guard; the same for all navigations of an app. @public */
export interface NavigationRules {
  /** Off = virtual roles, no login is required. Default true. */
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

/** The state of the app at the time of a navigation. @public */
export interface NavigationFacts<Table = RouteLookup> {
  readonly hasToken: boolean;
  readonly routes: NavigationRoutes<Table>;
  /** Redirects followed in a row so far, oldest first; empty after a completed navigation. */
  readonly redirects?: readonly string[];
}

/** The rules and the state together. @public */
export interface NavigationState extends NavigationRules, NavigationFacts {}
