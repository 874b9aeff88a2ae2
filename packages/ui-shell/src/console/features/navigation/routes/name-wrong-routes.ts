import { nothing, type Start } from '../../../kernel/feature';
import type { RouteEntry } from '../../../kernel/route-entry';

/** Logs problems of the app's routes in development; in builds the plugin reports them. */
export const nameWrongRoutes =
  (routes: readonly RouteEntry[]): Start =>
  ({ pages, config, errorLog }) => {
    if (process.env.NODE_ENV === 'production') return nothing;
    import('./check-console-routes').then(({ checkConsoleRoutes, describeProblem }) => {
      const { languages, messages, menu } = config;
      const settings = { languages, messages, defaultOpened: menu.defaultOpened };
      for (const problem of checkConsoleRoutes(routes, { pages: pages.keys, ...settings }))
        errorLog.report(new Error(describeProblem(problem)));
    }, errorLog.report);
    return nothing;
  };
