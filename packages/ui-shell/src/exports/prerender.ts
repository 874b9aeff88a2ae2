export { checkConsoleRoutes, describeProblem } from '../console/check-routes/check-console-routes';
export { prerenderLogin } from '../console/pages/login/prerender-login';
export { prerenderStartWords } from '../console/prerender-start-words';
export { type RouteRecord, toRouteList } from '../console/to-route-list';
export type { PrerenderedLogin } from '../early-login/early-login';
export type { StartWords } from '../start/messages';
