export { checkConsoleRoutes, describeProblem } from '../console/check-routes/check-console-routes';
export { prerenderLogin } from '../console/pages/login/prerender-login';
export type { PrerenderedLogin } from '../early-login/early-login';
