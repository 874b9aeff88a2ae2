import { decide } from '../guard/decide';
import type { Subject } from '../guard/subject';
import type { Verdict } from '../guard/verdict';
import { type LandingOptions, resolveRoutes } from './resolve-routes';
import { createRouteIndex, type RouteIndex } from './route-index';
import type { ResolvedRoute, RouteMatch, RouteNode } from './route-node';
import { createVisits, type PathAccess, type RouteVisit } from './visits';

/** Looks a path up, filtered by rights; query and hash do not count. @public */
export interface RouteLookup {
  look(path: string): PathAccess;
}

/** A route and the decision of its own guard, for the debugger page. @public */
export interface RouteVerdict<Entry extends RouteNode = RouteNode> {
  readonly route: ResolvedRoute<Entry>;
  readonly verdict: Verdict;
  /** Whether it passed the filter: its guard, the guards of its ancestors and, if it has children, at least one child pass. */
  readonly reachable: boolean;
}

/** A route table under one subject's rights. @public */
export interface RouteTable<Entry extends RouteNode = RouteNode> extends RouteLookup {
  /** The reachable tree. */
  readonly routes: readonly ResolvedRoute<Entry>[];
  /** The whole tree: distinguishes a denied path from an unknown one. */
  readonly all: RouteIndex<Entry>;
  /** The index of the reachable tree. */
  readonly reachable: RouteIndex<Entry>;
  /** `look` and `match` in one. */
  visit(path: string): RouteVisit<Entry>;
  /** Returns the reachable route for a path; undefined if it is denied or unknown. */
  match(path: string): RouteMatch<Entry> | undefined;
  /** The start path of the app for this subject. */
  readonly firstPath: string | undefined;
  /** Every route with its verdict, in tree order. */
  verdicts(): readonly RouteVerdict<Entry>[];
  /** Returns the same table for another subject's rights (`undefined`: unfiltered) without compiling the whole tree again. */
  withSubject(subject: Subject | undefined): RouteTable<Entry>;
}

/** Options of `createRouteTable`. @public */
export interface RouteTableOptions<Entry extends RouteNode = RouteNode> extends LandingOptions<Entry> {
  /** The rights that filter the table. Default: undefined, every route is reachable (role control off, visit mode). */
  readonly subject?: Subject | undefined;
}

/** Resolves, filters and compiles a route table; `withSubject` rebuilds it when rights change. @public */
export function createRouteTable<Entry extends RouteNode>(
  entries: readonly Entry[],
  { subject, ...landing }: RouteTableOptions<Entry> = {},
): RouteTable<Entry> {
  const tree = resolveRoutes(entries, landing);
  return filterTable({ entries, landing, tree, all: createRouteIndex(tree) }, subject);
}

/** A table before the filter. */
interface WholeTable<Entry extends RouteNode> {
  entries: readonly Entry[];
  landing: LandingOptions<Entry>;
  tree: readonly ResolvedRoute<Entry>[];
  all: RouteIndex<Entry>;
}

function filterTable<Entry extends RouteNode>(
  whole: WholeTable<Entry>,
  subject: Subject | undefined,
): RouteTable<Entry> {
  const { entries, landing, tree, all } = whole;
  const routes = subject ? resolveRoutes(entries, { ...landing, subject }) : tree;
  const reachable = subject ? createRouteIndex(routes) : all;

  const verdictOf = (route: ResolvedRoute<Entry>): Verdict =>
    subject ? decide(route.entry.guard, subject) : { allowed: true, reason: { kind: 'open' } };
  const { visit, firstPath } = createVisits({ routes, all, reachable, verdictOf, options: landing });

  return {
    routes,
    all,
    reachable,
    firstPath: firstPath(),
    visit,
    match: (path) => visit(path).match,
    look(path) {
      const { match: _, ...finding } = visit(path);
      return finding;
    },
    verdicts() {
      const reachableEntries = new Set(
        routes.flatMap(function entriesOf(route): Entry[] {
          return [route.entry, ...route.children.flatMap(entriesOf)];
        }),
      );
      const walk = (route: ResolvedRoute<Entry>): RouteVerdict<Entry>[] => [
        { route, verdict: verdictOf(route), reachable: reachableEntries.has(route.entry) },
        ...route.children.flatMap(walk),
      ];
      return tree.flatMap(walk);
    },
    withSubject: (next) => filterTable(whole, next),
  };
}
