import type { ResolvedRoute, RouteTable } from '@waybill/auth-core';
import type { NavNode } from '../../../nav/nav-node';
import type { RouteEntry } from '../route-entry';
import type { ConsoleView } from './console-view';

/** A user's routes with their menu and fixed tabs. */
export interface LoadedRoutes {
  readonly table: RouteTable<RouteEntry>;
  readonly menu: readonly NavNode[];
  /** Chains of the routes with fixed tabs, in tree order. */
  readonly pinned: readonly (readonly ResolvedRoute<RouteEntry>[])[];
}

/** The address and view of the window. */
export interface Navigation {
  readonly state: { view: ConsoleView; routes: LoadedRoutes | null };
  /** Follows the address from now on; returns the function that stops it. */
  start: () => () => void;
  /** Resolves the current address, or `to`, again. `forget` drops the loaded routes first, `renew` replaces them once the new ones have loaded. */
  revisit: (options?: { forget?: boolean; renew?: boolean; to?: string }) => void;
  /** Ends navigation with a sentence on the screen: the console cannot work as it is. */
  fail: (message: string) => void;
}
