import { createChecker } from '../guard/decide';
import type { Guard } from '../guard/guard';
import type { Subject } from '../guard/subject';
import { isExternalPath, joinPath } from './join-path';
import type { ResolvedRoute, RouteNode } from './route-node';

/** Options for the default redirect of a parent. @public */
export interface LandingOptions<Entry extends RouteNode = RouteNode> {
  /** Whether an entry is hidden in menus; a parent never redirects to such a child. Default: false for all. */
  readonly isHidden?: ((entry: Entry) => boolean) | undefined;
  /** Whether an entry has a page of its own, so that it is useful without reachable children. Default: true for all. */
  readonly hasPage?: ((entry: Entry) => boolean) | undefined;
}

/** Options of `resolveRoutes`. @public */
export interface ResolveOptions<Entry extends RouteNode = RouteNode> extends LandingOptions<Entry> {
  /** The rights that filter the table. Default: undefined, every route stays (role control off, visit mode). */
  readonly subject?: Subject | undefined;
}

/** Resolves a route table with absolute paths, filtered by rights. A denied route is removed with its children, and so is a parent whose children are all removed. A parent without redirect redirects to its first child that is not hidden, not external and has no parameter. Entries are not copied. @public */
export function resolveRoutes<Entry extends RouteNode>(
  entries: readonly Entry[],
  { subject, ...landing }: ResolveOptions<Entry> = {},
): readonly ResolvedRoute<Entry>[] {
  return resolveLevel(entries, '', { ...landing, check: subject ? createChecker(subject) : always });
}

/** Returns the absolute path of a table's start: the first route that is not hidden, not external and has no parameter. */
export function firstReachablePath<Entry extends RouteNode>(
  routes: readonly ResolvedRoute<Entry>[],
  options: LandingOptions<Entry> = {},
): string | undefined {
  const [first] = landingsOf(routes, options);
  return first;
}

/** Returns the possible destinations of a level, the preferred one first: in tree order the redirect of each route, then the route itself. */
export function* landingsOf<Entry extends RouteNode>(
  routes: readonly ResolvedRoute<Entry>[],
  options: LandingOptions<Entry>,
): Generator<string, undefined> {
  for (const route of routes) {
    const landing = landingOf(route, options);
    if (landing === undefined) continue;
    yield landing;
    if (landing !== route.path && !needsParameter.test(route.path)) yield route.path;
  }
}

interface Rules<Entry extends RouteNode> extends LandingOptions<Entry> {
  check: (guard: Guard | undefined) => boolean;
}

function resolveLevel<Entry extends RouteNode>(
  entries: readonly Entry[],
  parent: string,
  rules: Rules<Entry>,
): ResolvedRoute<Entry>[] {
  const level: ResolvedRoute<Entry>[] = [];
  for (const entry of entries) {
    const route = rules.check(entry.guard) ? resolveEntry(entry, parent, rules) : undefined;
    if (route) level.push(route);
  }
  return level;
}

function resolveEntry<Entry extends RouteNode>(
  entry: Entry,
  parent: string,
  rules: Rules<Entry>,
): ResolvedRoute<Entry> | undefined {
  const external = Boolean(entry.external) || isExternalPath(entry.path);
  if (external) {
    const path = typeof entry.external === 'string' ? entry.external : entry.path;
    return { entry, path, name: entry.name, redirect: undefined, external, children: [] };
  }
  const path = joinPath(parent, entry.path);
  const below = (entry.children ?? none) as readonly Entry[];
  const children = below.length > 0 ? resolveLevel(below, path, rules) : none;
  if (below.length > 0 && children.length === 0) return undefined;
  return { entry, path, name: entry.name, redirect: redirectOf(entry, path, children, rules), external, children };
}

function redirectOf<Entry extends RouteNode>(
  entry: Entry,
  path: string,
  children: readonly ResolvedRoute<Entry>[],
  rules: Rules<Entry>,
): string | undefined {
  const target = entry.redirect ? toRedirect(entry.redirect, path) : firstReachablePath(children, rules);
  return target === path ? undefined : target;
}

const toRedirect = (redirect: string, path: string): string | undefined =>
  isExternalPath(redirect) ? undefined : joinPath(path, redirect);

function landingOf<Entry extends RouteNode>(
  { entry, path, redirect, external, children }: ResolvedRoute<Entry>,
  options: LandingOptions<Entry>,
): string | undefined {
  const { isHidden = never, hasPage = always } = options;
  if (external || isHidden(entry)) return undefined;
  if (redirect !== undefined) return redirect;
  if (children.length > 0 && !hasPage(entry) && firstReachablePath(children, options) === undefined) return undefined;
  return needsParameter.test(path) ? undefined : path;
}

const needsParameter = /[:*]/;
const none: readonly never[] = [];
const never = () => false;
const always = () => true;
