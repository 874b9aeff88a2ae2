import { createPathMatcher } from '../routes/path-matcher';
import { barePath } from '../routes/path-pattern';
import type { RouteLookup } from '../routes/route-table';
import { toLoginPath } from './login-path';
import type { NavigationDecision } from './navigation-decision';
import type { NavigationState } from './navigation-state';
import { publicPaths } from './public-paths';

/** Redirects in a row that are followed; the next one is answered with an error. */
export const redirectLimit = 3;

/**
 * The navigation guard as one function: may `target` (path, query and hash inside the app) be shown now, and if not, what instead?
 * It keeps nothing: the caller loads, goes and notes in `trail` the redirects it followed. Source: product specification, section 4.
 */
export function decideNavigation(state: NavigationState, target: string): NavigationDecision {
  const rules = withDefaults(state);
  const user = rules.hasToken || !rules.loginInterception;
  const decision = user ? decideForUser(rules, target) : decideForVisitor(rules, target);
  if (decision.kind !== 'redirect' || rules.trail.length < redirectLimit) return decision;
  const trail = [...rules.trail, decision.to];
  return { kind: 'error', code: 'redirect-loop', trail, message: describeLoop(trail) };
}

type Rules = ReturnType<typeof withDefaults>;

const withDefaults = (state: NavigationState) => ({
  loginInterception: true,
  supportVisit: false,
  openRoutes: false,
  whitelist: publicPaths,
  recordRoute: true,
  trail: [],
  loginPath: '/login',
  homePath: '/',
  forbiddenPath: '/403',
  notFoundPath: '/404',
  ...state,
});

function decideForUser(rules: Rules, target: string): NavigationDecision {
  const { routes, loginPath, homePath, hasToken } = rules;
  const atLogin = barePath(target) === loginPath;
  if (routes.status === 'absent') return { kind: 'wait', load: 'session' };
  if (routes.status === 'failed') {
    // Without a token there is nothing that a reset could change: the login page itself must stay reachable.
    return atLogin && !hasToken ? allow : { kind: 'redirect', to: loginPath, reason: 'load-failed', reset: true };
  }
  if (atLogin) return redirect(homePath, 'signed-in-already');
  return lookUp(rules, routes.table, target);
}

function decideForVisitor(rules: Rules, target: string): NavigationDecision {
  const { routes, supportVisit, openRoutes } = rules;
  const open = isOpen(rules, target);
  if (!open && !(supportVisit && openRoutes)) return toLogin(rules, target);
  if (!supportVisit) return allow;
  if (routes.status === 'absent') return { kind: 'wait', load: 'visit' };
  if (routes.status === 'failed') return open ? allow : toLogin(rules, target);
  const decision = lookUp(rules, routes.table, target);
  return decision.kind === 'forbid' ? toLogin(rules, target) : decision;
}

function lookUp(rules: Rules, table: RouteLookup, target: string): NavigationDecision {
  const path = barePath(target);
  const { access, redirect: onward, verdict } = table.look(path);
  if (onward !== undefined) return redirect(onward, 'route');
  if (access === 'reachable' || isOpen(rules, path)) return allow;
  if (access === 'denied') return { kind: 'forbid', to: rules.forbiddenPath, path, verdict };
  return { kind: 'not-found', to: rules.notFoundPath, path };
}

/** The pages that every decision leads to are open whatever the whitelist says. */
function isOpen({ whitelist, loginPath, forbiddenPath, notFoundPath }: Rules, target: string): boolean {
  const patterns = [...whitelist, loginPath, forbiddenPath, notFoundPath];
  return createPathMatcher(patterns.map((pattern) => [pattern, true] as const)).match(target) !== undefined;
}

function toLogin({ recordRoute, loginPath, homePath }: Rules, target: string): NavigationDecision {
  return redirect(recordRoute ? toLoginPath(target, { loginPath, homePath }) : loginPath, 'sign-in-needed');
}

const redirect = (to: string, reason: 'signed-in-already' | 'sign-in-needed' | 'route'): NavigationDecision => ({
  kind: 'redirect',
  to,
  reason,
  reset: false,
});

const describeLoop = (trail: readonly string[]): string =>
  `Redirected ${trail.length} times in a row (${trail.join(' → ')}). Check the redirects of these routes and the whitelist.`;

const allow: NavigationDecision = { kind: 'allow' };
