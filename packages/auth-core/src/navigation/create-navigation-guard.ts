import { createPathMatcher } from '../routes/path-matcher';
import { barePath } from '../routes/path-pattern';
import type { RouteMatch, RouteNode } from '../routes/route-node';
import type { RouteLookup, RouteTable } from '../routes/route-table';
import type { RouteVisit } from '../routes/visits';
import { toLoginPath } from './login-path';
import type { NavigationDecision, NavigationOutcome } from './navigation-decision';
import type { NavigationFacts, NavigationRoutes, NavigationRules } from './navigation-state';
import { publicPaths } from './public-paths';

/** Redirects in a row to follow; the next one results in an error. */
export const redirectLimit = 3;

/** The navigation guard of one app. It has no state except its rules. @public */
export interface NavigationGuard {
  /** Decides one step: may `target` (path, query and hash inside the app) be shown now, and if not, what instead? */
  decide(facts: NavigationFacts, target: string): NavigationDecision;
  /** Decides all steps: follows redirects to a page to show, a load or a reset. `landing` is the destination of a user who has just signed in at an address. */
  follow<Entry extends RouteNode>(
    facts: NavigationFacts<RouteTable<Entry>>,
    target: string,
    landing: (at: string) => string,
  ): NavigationOutcome<Entry>;
}

/** Creates the navigation guard of an app; its whitelist is compiled once. Source: product specification, section 4. @public */
export function createNavigationGuard(given: NavigationRules = {}): NavigationGuard {
  const rules = { ...defaults, ...given };
  const { loginPath, homePath, forbiddenPath, notFoundPath, recordRoute, supportVisit, openRoutes } = rules;
  // The pages to which a decision redirects are always open, even if the whitelist lacks them.
  const open = createPathMatcher(
    [...rules.whitelist, loginPath, forbiddenPath, notFoundPath].map((pattern) => [pattern, true] as const),
  );
  const isOpen = (path: string) => open.match(path) !== undefined;

  const toLogin = (target: string) =>
    redirect(recordRoute ? toLoginPath(target, { loginPath, homePath }) : loginPath, 'sign-in-needed');

  function lookUp<Entry extends RouteNode>(visit: Visit<Entry>, target: string): Step<Entry> {
    const path = barePath(target);
    const { access, redirect: onward, verdict, match } = visit(path);
    if (onward !== undefined) return { decision: redirect(onward, 'route') };
    if (access === 'reachable') return { decision: allow, match };
    if (isOpen(path)) return { decision: allow };
    if (access === 'denied') return { decision: { kind: 'forbid', to: forbiddenPath, path, verdict } };
    return { decision: { kind: 'not-found', to: notFoundPath, path } };
  }

  function stepForUser<Entry extends RouteNode>(facts: Facts<Entry>, target: string): Step<Entry> {
    const { routes, hasToken } = facts;
    const atLogin = barePath(target) === loginPath;
    if (routes.status === 'absent') return { decision: { kind: 'wait', load: 'session' } };
    if (routes.status === 'failed') {
      // Without a token there is nothing to reset: the login page itself must stay reachable.
      if (atLogin && !hasToken) return { decision: allow };
      return { decision: { kind: 'redirect', to: loginPath, reason: 'load-failed', reset: true } };
    }
    if (atLogin) return { decision: redirect(homePath, 'signed-in-already') };
    return lookUp(routes.table, target);
  }

  function stepForVisitor<Entry extends RouteNode>({ routes }: Facts<Entry>, target: string): Step<Entry> {
    const isOpenHere = isOpen(target);
    if (!isOpenHere && !(supportVisit && openRoutes)) return { decision: toLogin(target) };
    if (!supportVisit) return { decision: allow };
    if (routes.status === 'absent') return { decision: { kind: 'wait', load: 'visit' } };
    if (routes.status === 'failed') return { decision: isOpenHere ? allow : toLogin(target) };
    const step = lookUp(routes.table, target);
    return step.decision.kind === 'forbid' ? { decision: toLogin(target) } : step;
  }

  function step<Entry extends RouteNode>(facts: Facts<Entry>, target: string): Step<Entry> {
    const isUser = facts.hasToken || !rules.loginInterception;
    const next = isUser ? stepForUser(facts, target) : stepForVisitor(facts, target);
    const { redirects = [] } = facts;
    if (next.decision.kind !== 'redirect' || redirects.length < redirectLimit) return next;
    const whole = [...redirects, next.decision.to];
    return { decision: { kind: 'error', code: 'redirect-loop', redirects: whole, message: describeLoop(whole) } };
  }

  return {
    decide: (facts, target) =>
      step({ ...facts, routes: withVisit(facts.routes, (table) => table.look) }, target).decision,
    follow(facts, target, landing) {
      const routes = withVisit(facts.routes, (table) => table.visit);
      let at = target;
      let redirects = facts.redirects ?? [];
      const goOn = (to: string) => {
        at = to;
        redirects = [...redirects, to];
      };
      for (;;) {
        const { decision, match } = step({ hasToken: facts.hasToken, routes, redirects }, at);
        switch (decision.kind) {
          case 'allow':
            return { kind: 'show', at, match };
          case 'wait':
            return { kind: 'wait', load: decision.load, at, redirects };
          case 'error':
            return decision;
          case 'redirect':
            if (decision.reset) return { kind: 'reset', at: decision.to };
            goOn(decision.reason === 'signed-in-already' ? landing(at) : decision.to);
            break;
          default:
            goOn(decision.to);
        }
      }
    },
  };
}

type Visit<Entry extends RouteNode> = (path: string) => RouteVisit<Entry>;
type Facts<Entry extends RouteNode> = NavigationFacts<Visit<Entry>>;

/** A decision, with the route match that led to it. */
interface Step<Entry extends RouteNode> {
  decision: NavigationDecision;
  match?: RouteMatch<Entry> | undefined;
}

const withVisit = <Table extends RouteLookup, Entry extends RouteNode>(
  routes: NavigationRoutes<Table>,
  visitOf: (table: Table) => Visit<Entry>,
): NavigationRoutes<Visit<Entry>> =>
  routes.status === 'loaded' ? { status: 'loaded', table: visitOf(routes.table) } : routes;

const defaults = {
  loginInterception: true,
  supportVisit: false,
  openRoutes: false,
  whitelist: publicPaths,
  recordRoute: true,
  loginPath: '/login',
  homePath: '/',
  forbiddenPath: '/403',
  notFoundPath: '/404',
} satisfies NavigationRules;

const redirect = (to: string, reason: 'signed-in-already' | 'sign-in-needed' | 'route'): NavigationDecision => ({
  kind: 'redirect',
  to,
  reason,
  reset: false,
});

const describeLoop = (redirects: readonly string[]): string =>
  `Redirected ${redirects.length} times in a row (${redirects.join(' → ')}). Check the redirects of these routes and the whitelist.`;

const allow: NavigationDecision = { kind: 'allow' };
