export { checkConsoleRoutes, describeProblem } from '../console/check-routes/check-console-routes';
export { prerenderLogin } from '../console/pages/login/prerender-login';
export { prerenderStartMessages } from '../console/prerender-start-messages';
export { type RouteRecord, toRouteList } from '../console/to-route-list';
export type { PrerenderedLogin } from '../early-login/early-login';
export type { StartMessages } from '../start/messages';
