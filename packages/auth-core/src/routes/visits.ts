import type { Verdict } from '../guard/verdict';
import { isCatchAll } from './path-pattern';
import { type LandingOptions, landingsOf } from './resolve-routes';
import type { RouteIndex } from './route-index';
import type { ResolvedRoute, RouteMatch, RouteNode } from './route-node';

/** What a table says of a path; only `reachable` paths are shown. @public */
export interface RouteFinding {
  readonly access: 'reachable' | 'denied' | 'unknown';
  /** Where a visit leads on to. */
  readonly redirect?: string | undefined;
  /** The first verdict on the way down that denied. */
  readonly verdict?: Verdict | undefined;
}

/** What a table says of a path, with the route that takes it where it is reachable: one match gives both. @public */
export interface RouteVisit<Entry extends RouteNode = RouteNode> extends RouteFinding {
  readonly match?: RouteMatch<Entry> | undefined;
}

/** Follows visits through a table. */
export interface Visits<Entry extends RouteNode> {
  visit(path: string): RouteVisit<Entry>;
  /** The first place of the table at which a visit arrives. */
  firstPath(): string | undefined;
}

/** A table's two trees, compiled, and what decides in them. */
export interface VisitsOptions<Entry extends RouteNode> {
  routes: readonly ResolvedRoute<Entry>[];
  all: RouteIndex<Entry>;
  reachable: RouteIndex<Entry>;
  verdictOf: (route: ResolvedRoute<Entry>) => Verdict;
  options: LandingOptions<Entry>;
}

/** Redirects in a row that are followed in advance; whoever goes them one by one is stopped long before. */
const farthest = 64;

/** A visit with the place at which it arrives; without one it goes in circles, or arrives nowhere. */
interface Way<Entry extends RouteNode> extends RouteVisit<Entry> {
  readonly arrival?: string | undefined;
}

/** Creates the visits of a table: a redirect to a place that is denied is none, and the next place is taken instead. */
export function createVisits<Entry extends RouteNode>(table: VisitsOptions<Entry>): Visits<Entry> {
  const { routes, all, reachable, verdictOf, options } = table;
  const denialIn = (chain: readonly ResolvedRoute<Entry>[]) => chain.map(verdictOf).find(({ allowed }) => !allowed);

  /** `known` holds the routes on the way here (undefined) and those that this visit has found denied. */
  const follow = (path: string, known: Map<ResolvedRoute<Entry>, Way<Entry> | undefined>): Way<Entry> => {
    const found = all.match(path);
    if (!found || isCatchAll(found.route.path)) return { access: 'unknown' };
    const route = reachable.byPath(found.route.path);
    if (!route) return { access: 'denied', verdict: denialIn(found.chain) };
    if (known.has(route) || known.size > farthest) return known.get(route) ?? { access: 'reachable' };
    known.set(route, undefined);

    const match = { route, chain: reachable.chainOf(route), params: found.params };
    let denied: Way<Entry> | undefined;
    for (const target of targetsOf(route, options)) {
      const next = follow(target, known);
      if (next.access !== 'denied') return { access: 'reachable', redirect: target, match, arrival: next.arrival };
      denied ??= next;
    }
    // Everything it would have led to is denied: without a page of its own it would be an empty frame.
    const emptied = denied !== undefined || ledSomewhere(found, route);
    if (!emptied || options.hasPage?.(route.entry)) return { access: 'reachable', match, arrival: path };
    const end = denied ?? { access: 'denied', verdict: denialIn(found.route.children) };
    known.set(route, end);
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

/** Where a visit of a route may lead on to, the wanted place first. */
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

/** Whether a route that now leads nowhere led on, or had an index page, before the table was filtered; a namesake of a denied route did neither. */
function ledSomewhere<Entry extends RouteNode>(
  { route, chain }: RouteMatch<Entry>,
  kept: ResolvedRoute<Entry>,
): boolean {
  if (route.entry === kept.entry) return route.redirect !== undefined;
  return chain.some(({ entry }) => entry === kept.entry);
}
