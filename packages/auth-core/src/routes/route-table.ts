import type { Subject } from '../access/subject';
import { decide } from '../guard/decide';
import type { Verdict } from '../guard/verdict';
import { type LandingOptions, resolveRoutes } from './resolve-routes';
import { createRouteIndex, type RouteIndex } from './route-index';
import type { ResolvedRoute, RouteMatch, RouteNode } from './route-node';
import { createVisits, type RouteFinding } from './visits';

/** Looks a path up, with rights; query and hash do not count. */
export interface RouteLookup {
  look(path: string): RouteFinding;
}

/** A route and what its own guard answers, for the debugger page. */
export interface RouteVerdict<Entry extends RouteNode = RouteNode> {
  readonly route: ResolvedRoute<Entry>;
  readonly verdict: Verdict;
  /** Whether it survived the filter: its own guard and all above it pass, and if it has children one of them did. */
  readonly reachable: boolean;
}

/** A route table under one subject's rights. */
export interface RouteTable<Entry extends RouteNode = RouteNode> extends RouteLookup {
  /** The tree that may be seen. */
  readonly routes: readonly ResolvedRoute<Entry>[];
  /** The whole tree: tells a denied path from one that does not exist. */
  readonly all: RouteIndex<Entry>;
  /** The tree that may be seen, for lookup. */
  readonly reachable: RouteIndex<Entry>;
  /** The reachable route for a path; undefined where it is denied or unknown. */
  match(path: string): RouteMatch<Entry> | undefined;
  /** Where the app starts for this subject. */
  readonly firstPath: string | undefined;
  /** Every route with its verdict, in tree order. */
  verdicts(): readonly RouteVerdict<Entry>[];
}

/** Options of `createRouteTable`. */
export interface RouteTableOptions<Entry extends RouteNode = RouteNode> extends LandingOptions<Entry> {
  /** Whose rights filter the table. Default: nobody's, every route is reachable (role control off, visit mode). */
  readonly subject?: Subject | undefined;
}

/** Resolves, filters and compiles a route table; made anew when rights change. */
export function createRouteTable<Entry extends RouteNode>(
  entries: readonly Entry[],
  options: RouteTableOptions<Entry> = {},
): RouteTable<Entry> {
  const { subject } = options;
  const everything = resolveRoutes(entries, { ...options, subject: undefined });
  const routes = subject ? resolveRoutes(entries, options) : everything;
  const all = createRouteIndex(everything);
  const reachable = subject ? createRouteIndex(routes) : all;

  const verdictOf = (route: ResolvedRoute<Entry>): Verdict =>
    subject ? decide(route.entry.guard, subject) : { allowed: true, reason: { kind: 'open' } };
  const visits = createVisits({ routes, all, reachable, verdictOf, options });

  return {
    routes,
    all,
    reachable,
    firstPath: visits.firstPath(),
    match(path) {
      return visits.look(path).access === 'reachable' ? reachable.match(path) : undefined;
    },
    look: visits.look,
    verdicts() {
      const kept = new Set(
        routes.flatMap(function entriesOf(route): Entry[] {
          return [route.entry, ...route.children.flatMap(entriesOf)];
        }),
      );
      const walk = (route: ResolvedRoute<Entry>): RouteVerdict<Entry>[] => [
        { route, verdict: verdictOf(route), reachable: kept.has(route.entry) },
        ...route.children.flatMap(walk),
      ];
      return everything.flatMap(walk);
    },
  };
}
