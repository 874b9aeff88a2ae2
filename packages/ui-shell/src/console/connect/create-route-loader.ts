import { createRouteTable, SessionError } from '@waybill/auth-core';
import type { HttpClient } from '@waybill/http';
import type { ConsoleConfig } from '../console-config';
import type { ConsoleSession } from '../console-context';
import type { Endpoints } from '../endpoints';
import type { RouteEntry } from '../route-entry';
import { type LoadedRoutes, loadRoutes } from '../router/load-routes';
import type { PageRegistry } from '../router/page-registry';
import { toRequest } from './to-request';

export interface RouteLoaderOptions {
  config: Pick<ConsoleConfig, 'authentication' | 'roleControl'>;
  endpoints: Endpoints;
  /** The app's own table. */
  routes: readonly RouteEntry[];
  http: HttpClient;
  session: ConsoleSession;
  pages: PageRegistry;
  /** The path that the window is at. */
  path: () => string;
  /** Told of every entry that is left out. */
  report: (problem: unknown) => void;
}

/** Loads what a navigation waits for: the user, and the routes of the configured authentication mode, filtered by his rights. */
export function createRouteLoader(options: RouteLoaderOptions): (what: 'session' | 'visit') => Promise<LoadedRoutes> {
  const { config, endpoints, routes, http, session, pages, path, report } = options;

  const fetchRoutes = async (): Promise<readonly RouteEntry[]> => {
    // Only consoles whose routes come from a server pay for the reader.
    const reader = import('./read-server-routes');
    const data = await http.request<unknown>(toRequest(endpoints.routes));
    const { fromServerRoutes } = await reader;
    const list = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : undefined;
    const { entries, dropped, warnings, failure } = fromServerRoutes(list, { knownPages: pages.keys });
    if (failure) throw new SessionError(failure, 'The route list of the server is not an array.');
    for (const { where, reason } of [...dropped, ...warnings]) report(new Error(`Server route ${where}: ${reason}`));
    return entries;
  };

  /** The code of the page that this address most likely leads to; rights are not known yet, and code tells nobody anything. */
  const fetchPageEarly = () => {
    const page = createRouteTable(routes).match(path())?.route.entry.page;
    if (page !== undefined) pages.load(page).catch(() => {});
  };

  return async (what) => {
    const fromServer = config.authentication === 'all' && what === 'session' ? fetchRoutes() : undefined;
    fromServer?.catch(() => {});
    const shell = pages.load('shell').catch(report);
    if (!fromServer) fetchPageEarly();
    if (what === 'session' && session.snapshot().status !== 'signedIn') await session.loadProfile();
    const entries = (await fromServer) ?? routes;
    await shell;
    const filtered = config.roleControl && config.authentication !== 'visit';
    return loadRoutes(entries, filtered ? session.snapshot().access : undefined, ({ message }) =>
      report(new Error(message)),
    );
  };
}
