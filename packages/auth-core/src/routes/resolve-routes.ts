import { createChecker } from '../guard/decide';
import type { Guard } from '../guard/guard';
import type { Subject } from '../guard/subject';
import { isExternalPath, joinPath } from './join-path';
import type { ResolvedRoute, RouteNode } from './route-node';

/** What decides where a parent leads on to. @public */
export interface LandingOptions<Entry extends RouteNode = RouteNode> {
  /** Whether an entry is left out of menus; a parent never redirects to such a child. Default: none is. */
  readonly isHidden?: ((entry: Entry) => boolean) | undefined;
  /** Whether an entry has something to show of its own, even where none of its children can be gone to. Default: every entry has. */
  readonly hasPage?: ((entry: Entry) => boolean) | undefined;
}

/** Options of `resolveRoutes`. @public */
export interface ResolveOptions<Entry extends RouteNode = RouteNode> extends LandingOptions<Entry> {
  /** Whose rights filter the table. Default: nobody's, every route stays (role control off, visit mode). */
  readonly subject?: Subject | undefined;
}

/**
 * The route table with absolute paths, filtered by rights. A denied route goes with all below it, a parent left
 * without children too. A parent without redirect leads to its first child that is neither hidden, external nor wants
 * a parameter. Entries are not copied. @public
 */
export function resolveRoutes<Entry extends RouteNode>(
  entries: readonly Entry[],
  { subject, ...landing }: ResolveOptions<Entry> = {},
): readonly ResolvedRoute<Entry>[] {
  return resolveLevel(entries, '', { ...landing, check: subject ? createChecker(subject) : always });
}

/** Absolute path of the first place to go to in a table: the first route that is neither hidden nor external nor in want of a parameter. */
export function firstReachablePath<Entry extends RouteNode>(
  routes: readonly ResolvedRoute<Entry>[],
  options: LandingOptions<Entry> = {},
): string | undefined {
  const [first] = landingsOf(routes, options);
  return first;
}

/** The places that a visit of a level may lead on to, the wanted one first: in tree order where each route leads, then the route itself. */
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
