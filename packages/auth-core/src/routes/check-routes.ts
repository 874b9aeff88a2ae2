import type { AccessNames } from '../access/define-access';
import type { Guard } from '../guard/guard';
import { readGuard } from '../guard/passes';
import { isExternalPath, joinPath } from './join-path';
import { resolveRoutes } from './resolve-routes';
import { createRouteIndex } from './route-index';
import type { ResolvedRoute, RouteNode } from './route-node';

/** A problem of a route table for its author. @public */
export interface RouteProblem {
  readonly code:
    | 'guard-names-nothing'
    | 'guard-malformed'
    | 'guard-unknown-name'
    | 'duplicate-path'
    | 'duplicate-name'
    | 'redirect-outside'
    | 'redirect-unknown';
  /** The absolute path of the route. */
  readonly where: string;
  /** An English sentence that names the problem and the fix. */
  readonly message: string;
}

/** Options of `checkRoutes`. @public */
export interface CheckOptions {
  /** The project's names; a guard that uses any other is reported. Default: names are not checked. */
  readonly access?: AccessNames;
}

/** Checks a route table at start: guards that deny everybody or use unknown names, duplicate paths and names, redirects to unknown paths. @public */
export function checkRoutes(entries: readonly RouteNode[], { access }: CheckOptions = {}): readonly RouteProblem[] {
  const tree = resolveRoutes(entries);
  const index = createRouteIndex(tree);
  const problems: RouteProblem[] = [];
  const knownNames = access && new Set<string>([...access.roles, ...access.permissions]);
  const flags = access?.flags?.length ? new Set<string>(access.flags) : undefined;

  const check = (route: ResolvedRoute) => {
    const report = (code: RouteProblem['code'], message: string) => problems.push({ code, where: route.path, message });
    checkGuard(route.entry.guard, { knownNames, flags }, report);
    checkRedirect(route, index.isKnown, report);
    const holder = index.byPath(route.path);
    const isIndexParent = holder !== undefined && index.chainOf(holder).includes(route);
    if (!route.external && !isIndexParent) {
      report('duplicate-path', `The path "${route.path}" stands twice; the first counts. Rename or remove one.`);
    }
    if (route.name !== undefined && index.byName(route.name) !== route) {
      report('duplicate-name', `The name "${route.name}" stands twice; the first counts. Rename one.`);
    }
    route.children.forEach(check);
  };
  tree.forEach(check);
  return problems;
}

type Report = (code: RouteProblem['code'], message: string) => void;

interface AvailableNames {
  knownNames: ReadonlySet<string> | undefined;
  flags: ReadonlySet<string> | undefined;
}

function checkGuard(guard: Guard | undefined, { knownNames, flags }: AvailableNames, report: Report): void {
  const read = readGuard(guard);
  if (read.kind === 'empty')
    report('guard-names-nothing', 'The guard names nothing, so it denies. Name a role or permission or remove it.');
  if (read.kind === 'malformed')
    report(
      'guard-malformed',
      'The guard is malformed, so it denies. Write a list or { role, permission, flag, mode }.',
    );
  const names = read.kind === 'list' ? read.names : read.kind === 'rule' ? [...read.roles, ...read.permissions] : [];
  const features = read.kind === 'rule' ? read.flags.map((flag) => flag.replace(/^!/, '')) : [];
  const unknown = [
    ...names.filter((name) => knownNames && !knownNames.has(name)),
    ...features.filter((name) => flags && !flags.has(name)),
  ];
  for (const name of unknown)
    report('guard-unknown-name', `The guard names "${name}", which defineAccess does not. Check its spelling.`);
}

function checkRedirect({ entry, path }: ResolvedRoute, isKnown: (path: string) => boolean, report: Report): void {
  const { redirect } = entry;
  if (!redirect || entry.external) return;
  if (isExternalPath(redirect)) {
    report(
      'redirect-outside',
      `The redirect "${redirect}" leads out of the app and is ignored. Use an external entry.`,
    );
  } else if (!isKnown(joinPath(path, redirect))) {
    report('redirect-unknown', `The redirect "${redirect}" leads to no route. Name an existing path.`);
  }
}
