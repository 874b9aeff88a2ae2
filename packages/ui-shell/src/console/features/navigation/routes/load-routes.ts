import { createRouteTable, type ResolvedRoute, type RouteTable, type RouteVisit } from '@waybill/auth-core';
import { type NavSource, toNavTree } from '../../../../nav/to-nav-tree';
import type { LoadedRoutes } from '../../../kernel/ports/navigation';
import type { RouteEntry } from '../../../kernel/route-entry';
import { hasView } from '../router/has-view';

/** Compiles a console's route entries; `withSubject` filters them by rights. */
export const createConsoleTable = (entries: readonly RouteEntry[]): RouteTable<RouteEntry> =>
  createRouteTable(entries, {
    isHidden: ({ nav }) => nav?.hidden === true,
    hasPage: ({ page }) => page !== undefined,
  });

/** Derives menu and fixed tabs from a table. */
export function loadRoutes(
  table: RouteTable<RouteEntry>,
  onRefused: (problem: { path: string; message: string }) => void,
): LoadedRoutes {
  return {
    table,
    menu: toNavTree(table.routes.map(toNavSource(table)), { onRefused }),
    pinned: leavesOf(table.routes)
      .filter(({ entry }) => entry.nav?.noClosable)
      .map(table.reachable.chainOf),
  };
}

const leavesOf = (routes: readonly ResolvedRoute<RouteEntry>[]): ResolvedRoute<RouteEntry>[] =>
  routes.flatMap((route) => (route.children.length > 0 ? leavesOf(route.children) : [route]));

/** The menu source of a route. A route whose children are all denied or hidden, or a catch-all, is not listed. */
const toNavSource =
  (table: RouteTable<RouteEntry>) =>
  ({ entry, path, external, children }: ResolvedRoute<RouteEntry>): NavSource => {
    const below = children.map(toNavSource(table));
    const isListed = external || below.some(isShown) || showsSomething(table.visit(path));
    return { path, external, nav: isListed ? entry.nav : { ...entry.nav, hidden: true }, children: below };
  };

/** Whether a visit shows a page; of two routes with the same path the first is visited. */
const showsSomething = ({ access, match }: RouteVisit<RouteEntry>): boolean =>
  access === 'reachable' && match !== undefined && hasView(match.route);

const isShown = ({ nav, children = [] }: NavSource): boolean =>
  !nav?.hidden && (!nav?.levelHidden || children.some(isShown));
