export { checkConsoleRoutes, describeProblem } from '../console/features/navigation/routes/check-console-routes';
export { readRouteTable } from '../console/features/navigation/routes/read-route-table';
export { type RouteRecord, toRouteList } from '../console/features/navigation/routes/to-route-list';
export { checkConfig } from '../console/kernel/check-config';
export {
  type AppMessages,
  describeGap,
  isSerious,
  type LanguageGap,
  languageGaps,
} from '../prerender/languages/language-gaps';
export { prerenderFirstPaint } from '../prerender/prerender-first-paint';
export { prerenderLogin } from '../prerender/prerender-login';
export { prerenderProfile } from '../prerender/prerender-profile';
export { prerenderStartMessages } from '../prerender/prerender-start-messages';
export type { PrerenderedLogin } from '../start/early-login/early-login';
export type { EarlyProfile } from '../start/early-profile/early-profile';
export type { StartMessages } from '../start/messages';
