export {
  type AccessDeclaration,
  type AccessNames,
  defineAccess,
  type GuardOf,
  type NamesOf,
} from '../access/define-access';
export { can, decide } from '../guard/decide';
export { describeVerdict } from '../guard/describe-verdict';
export type { Guard, GuardRule } from '../guard/guard';
export type { GuardMode } from '../guard/guard-mode';
export { createSubject } from '../guard/holdings';
export type { RecordRule, RecordRules, RulesFor } from '../guard/record-rule';
export type { Register, Registered } from '../guard/register';
export { anonymous, type PersonFacts, type Subject } from '../guard/subject';
export type { Verdict, VerdictNames, VerdictReason } from '../guard/verdict';
export type { ExpectedValue, FactCondition, FactTest, FactValue, PersonFact, Where } from '../guard/where';
export { createNavigationGuard, type NavigationGuard } from '../navigation/create-navigation-guard';
export { decideNavigation } from '../navigation/decide-navigation';
export { type LoginPathOptions, toLoginPath } from '../navigation/login-path';
export type { NavigationDecision, NavigationOutcome } from '../navigation/navigation-decision';
export type {
  NavigationFacts,
  NavigationRoutes,
  NavigationRules,
  NavigationState,
} from '../navigation/navigation-state';
export { publicPaths } from '../navigation/public-paths';
export { readRedirect, type SafeRedirectOptions, safeRedirect } from '../navigation/safe-redirect';
export { type CheckOptions, checkRoutes, type RouteProblem } from '../routes/check-routes';
export { isExternalPath, joinPath } from '../routes/join-path';
export { type LandingOptions, type ResolveOptions, resolveRoutes } from '../routes/resolve-routes';
export { createRouteIndex, type RouteIndex } from '../routes/route-index';
export type { ResolvedRoute, RouteMatch, RouteNode } from '../routes/route-node';
export {
  createRouteTable,
  type RouteLookup,
  type RouteTable,
  type RouteTableOptions,
  type RouteVerdict,
} from '../routes/route-table';
export type { PathAccess, RouteVisit } from '../routes/visits';
export { createSession } from '../session/create-session';
export { createTokenStore, type TokenStoreOptions } from '../session/create-token-store';
export { type Greeting, greeting } from '../session/greeting';
export { TokenStoreProblem } from '../session/guarded-store';
export { type AuthMessages, authMessages } from '../session/messages';
export { type CreateRefreshLockOptions, createRefreshLock } from '../session/renewal/create-refresh-lock';
export type { RefreshLock, RefreshLockLimits, RefreshTurn } from '../session/renewal/refresh-lock';
export type { Session, SessionOptions } from '../session/session';
export type { SessionChannel, SessionMessage } from '../session/session-channel';
export { type AuthErrorCode, SessionError } from '../session/session-error';
export type { SessionEvent, SessionEventKind } from '../session/session-event';
export type { GatewayContext, SessionGateway } from '../session/session-gateway';
export type { SessionState, SessionStatus, SessionUser } from '../session/session-state';
export type { TokenStore } from '../session/token-store';
