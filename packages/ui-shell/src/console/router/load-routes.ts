import { createRouteTable, type ResolvedRoute, type RouteTable, type Subject } from '@waybill/auth-core';
import type { NavNode } from '../../nav/nav-node';
import { type NavSource, toNavTree } from '../../nav/to-nav-tree';
import type { RouteEntry } from '../route-entry';

/** A user's routes, and what is drawn from them. */
export interface LoadedRoutes {
  readonly table: RouteTable<RouteEntry>;
  readonly menu: readonly NavNode[];
  /** Chains of the routes whose tab is open from the start, in tree order. */
  readonly pinned: readonly (readonly ResolvedRoute<RouteEntry>[])[];
}

/** Filters a route table by a subject's rights (`undefined`: by nobody's) and derives menu and fixed tabs from it. */
export function loadRoutes(
  entries: readonly RouteEntry[],
  subject: Subject | undefined,
  onRefused: (problem: { path: string; message: string }) => void,
): LoadedRoutes {
  const table = createRouteTable(entries, {
    subject,
    isHidden: ({ nav }) => nav?.hidden === true,
    hasPage: ({ page }) => page !== undefined,
  });
  return {
    table,
    menu: toNavTree(table.routes.map(toNavSource), { onRefused }),
    pinned: leavesOf(table.routes)
      .filter(({ entry }) => entry.nav?.noClosable)
      .map(table.reachable.chainOf),
  };
}

const leavesOf = (routes: readonly ResolvedRoute<RouteEntry>[]): ResolvedRoute<RouteEntry>[] =>
  routes.flatMap((route) => (route.children.length > 0 ? leavesOf(route.children) : [route]));

function toNavSource({ entry, path, external, children }: ResolvedRoute<RouteEntry>): NavSource {
  return { path, external, nav: entry.nav, children: children.map(toNavSource) };
}
