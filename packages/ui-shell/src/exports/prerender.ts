export { checkConfig } from '../console/kernel/check-config';
export {
  describeGap,
  isSerious,
  type LanguageGap,
  languageGaps,
  type OwnMessages,
} from '../console/languages/language-gaps';
export { prerenderCalls } from '../console/prerender/prerender-calls';
export { prerenderLanguages } from '../console/prerender/prerender-languages';
export { prerenderLogin } from '../console/prerender/prerender-login';
export { prerenderStartMessages } from '../console/prerender/prerender-start-messages';
export { checkConsoleRoutes, describeProblem } from '../console/routes/check-console-routes';
export { readRouteTable } from '../console/routes/read-route-table';
export { type RouteRecord, toRouteList } from '../console/routes/to-route-list';
export type { PrerenderedLogin } from '../early-login/early-login';
export type { EarlyCallPlan } from '../start/early-calls';
export type { StartMessages } from '../start/messages';
