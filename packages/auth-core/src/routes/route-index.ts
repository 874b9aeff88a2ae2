import { createPathMatcher } from './path-matcher';
import { isCatchAll } from './path-pattern';
import type { ResolvedRoute, RouteMatch, RouteNode } from './route-node';

/** A route tree compiled for lookup. @public */
export interface RouteIndex<Entry extends RouteNode = RouteNode> {
  /** Returns the route for a path of the address bar (`/order/17?tab=1`), or undefined. A fixed path wins over a parameter; query and hash do not count. */
  match(path: string): RouteMatch<Entry> | undefined;
  /** Whether a route other than a catch-all matches the path, as `safeRedirect` needs it. */
  isKnown(path: string): boolean;
  /** Returns the route with exactly this pattern (`/order/:id`); of a parent and its index child the child. */
  byPath(pattern: string): ResolvedRoute<Entry> | undefined;
  byName(name: string): ResolvedRoute<Entry> | undefined;
  /** Returns the ancestors of a route of this tree, itself last: the breadcrumb. */
  chainOf(route: ResolvedRoute<Entry>): readonly ResolvedRoute<Entry>[];
}

/** Compiles a tree of `resolveRoutes` once; of two routes with one path or one name the first counts. @public */
export function createRouteIndex<Entry extends RouteNode>(routes: readonly ResolvedRoute<Entry>[]): RouteIndex<Entry> {
  const parents = new Map<ResolvedRoute<Entry>, ResolvedRoute<Entry> | undefined>();
  const paths = new Map<string, ResolvedRoute<Entry>>();
  const names = new Map<string, ResolvedRoute<Entry>>();

  const enter = (route: ResolvedRoute<Entry>, parent: ResolvedRoute<Entry> | undefined) => {
    parents.set(route, parent);
    if (route.name !== undefined && !names.has(route.name)) names.set(route.name, route);
    const existing = paths.get(route.path);
    // An index child has its parent's path and is shown there.
    if (!route.external && (!existing || existing === parent)) paths.set(route.path, route);
    for (const child of route.children) enter(child, route);
  };
  for (const route of routes) enter(route, undefined);

  const chainOf = (route: ResolvedRoute<Entry>) => {
    const chain: ResolvedRoute<Entry>[] = [];
    for (let at: ResolvedRoute<Entry> | undefined = route; at; at = parents.get(at)) chain.unshift(at);
    return chain;
  };

  const matcher = createPathMatcher(paths);
  const match = (path: string) => {
    const match = matcher.match(path);
    return match && { route: match.value, chain: chainOf(match.value), params: match.params };
  };

  return {
    match,
    isKnown(path) {
      const match = matcher.match(path);
      return match !== undefined && !isCatchAll(match.value.path);
    },
    byPath: (pattern) => paths.get(pattern),
    byName: (name) => names.get(name),
    chainOf,
  };
}
