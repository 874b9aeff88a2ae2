import type { Verdict } from '../guard/verdict';
import { isCatchAll } from './path-pattern';
import { type LandingOptions, landingsOf } from './resolve-routes';
import type { RouteIndex } from './route-index';
import type { ResolvedRoute, RouteMatch, RouteNode } from './route-node';

/** The access of a path; only `reachable` paths are shown. @public */
export interface PathAccess {
  readonly access: 'reachable' | 'denied' | 'unknown';
  /** The target of the redirect. */
  readonly redirect?: string | undefined;
  /** The first denying verdict among the ancestors and the route. */
  readonly verdict?: Verdict | undefined;
}

/** The access of a path with its matching route if it is reachable: one match returns both. @public */
export interface RouteVisit<Entry extends RouteNode = RouteNode> extends PathAccess {
  readonly match?: RouteMatch<Entry> | undefined;
}

/** Follows visits through a table. */
export interface Visits<Entry extends RouteNode> {
  visit(path: string): RouteVisit<Entry>;
  /** The first route of the table at which a visit ends. */
  firstPath(): string | undefined;
}

/** A table's two trees, compiled, and its options. */
export interface VisitsOptions<Entry extends RouteNode> {
  routes: readonly ResolvedRoute<Entry>[];
  all: RouteIndex<Entry>;
  reachable: RouteIndex<Entry>;
  verdictOf: (route: ResolvedRoute<Entry>) => Verdict;
  options: LandingOptions<Entry>;
}

/** Redirects in a row that are followed in advance; step-by-step navigation stops long before. */
const farthest = 64;

/** A visit with its final route; without one it loops or ends nowhere. */
interface Way<Entry extends RouteNode> extends RouteVisit<Entry> {
  readonly arrival?: string | undefined;
}

/** Creates the visits of a table: a redirect to a denied route is ignored in favour of the next candidate. */
export function createVisits<Entry extends RouteNode>(table: VisitsOptions<Entry>): Visits<Entry> {
  const { routes, all, reachable, verdictOf, options } = table;
  const denialIn = (chain: readonly ResolvedRoute<Entry>[]) => chain.map(verdictOf).find(({ allowed }) => !allowed);

  /** Follows a path; `visited` maps a route to undefined while its redirect is followed, and to its visit once it is denied. */
  const follow = (path: string, visited: Map<ResolvedRoute<Entry>, Way<Entry> | undefined>): Way<Entry> => {
    const unfiltered = all.match(path);
    if (!unfiltered || isCatchAll(unfiltered.route.path)) return { access: 'unknown' };
    const route = reachable.byPath(unfiltered.route.path);
    if (!route) return { access: 'denied', verdict: denialIn(unfiltered.chain) };
    if (visited.has(route) || visited.size > farthest) return visited.get(route) ?? { access: 'reachable' };
    visited.set(route, undefined);

    const match = { route, chain: reachable.chainOf(route), params: unfiltered.params };
    let denied: Way<Entry> | undefined;
    for (const target of targetsOf(route, options)) {
      const next = follow(target, visited);
      if (next.access !== 'denied') return { access: 'reachable', redirect: target, match, arrival: next.arrival };
      denied ??= next;
    }
    // Every redirect target is denied: without a page of its own the route would be an empty frame.
    const emptied = denied !== undefined || ledSomewhere(unfiltered, route);
    if (!emptied || options.hasPage?.(route.entry)) return { access: 'reachable', match, arrival: path };
    const end = denied ?? { access: 'denied', verdict: denialIn(unfiltered.route.children) };
    visited.set(route, end);
    return end;
  };

  return {
    visit(path) {
      const { arrival: _, ...visit } = follow(path, new Map());
      return visit;
    },
    firstPath() {
      for (const landing of landingsOf(routes, options)) {
        const { access, arrival } = follow(landing, new Map());
        if (access === 'reachable' && arrival !== undefined) return arrival;
      }
      return undefined;
    },
  };
}

/** Returns the possible redirect targets of a route, the preferred one first. */
function* targetsOf<Entry extends RouteNode>(
  { path, redirect, children }: ResolvedRoute<Entry>,
  options: LandingOptions<Entry>,
): Generator<string, undefined> {
  if (redirect === undefined) return;
  yield redirect;
  for (const landing of landingsOf(children, options)) {
    if (landing !== redirect && landing !== path) yield landing;
  }
}

/** Whether a route without a target had a redirect or an index page before the filter; another route with the path of a denied one had neither. */
function ledSomewhere<Entry extends RouteNode>(
  { route, chain }: RouteMatch<Entry>,
  filtered: ResolvedRoute<Entry>,
): boolean {
  if (route.entry === filtered.entry) return route.redirect !== undefined;
  return chain.some(({ entry }) => entry === filtered.entry);
}
