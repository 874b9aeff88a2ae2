import { type RouteTable, SessionError } from '@waybill/auth-core';
import type { HttpClient } from '@waybill/http';
import type { ConsoleConfig } from '../kernel/console-config';
import type { ConsoleSession } from '../kernel/console-session';
import type { Endpoints } from '../kernel/endpoints';
import type { LoadedRoutes } from '../kernel/ports/navigation';
import type { PageRegistry } from '../kernel/ports/page-registry';
import type { RouteEntry } from '../kernel/route-entry';
import { createConsoleTable, loadRoutes } from '../router/load-routes';
import { callEndpoint } from './call-endpoint';

export interface RouteLoaderOptions {
  config: Pick<ConsoleConfig, 'authentication' | 'roleControl'>;
  endpoints: Endpoints;
  /** The app's own table. */
  routes: readonly RouteEntry[];
  http: HttpClient;
  session: ConsoleSession;
  pages: PageRegistry;
  /** Told of every entry that is left out. */
  report: (problem: unknown) => void;
}

/** Loads what a navigation waits for: the user, and the routes of the configured authentication mode, filtered by his rights. */
export function createRouteLoader(
  options: RouteLoaderOptions,
): (what: 'session' | 'visit', path: string) => Promise<LoadedRoutes> {
  const { config, endpoints, routes, http, session, pages, report } = options;
  let own: RouteTable<RouteEntry> | undefined;
  /** The app's table, compiled once, when it is first wanted. */
  const ownTable = () => {
    own ??= createConsoleTable(routes);
    return own;
  };

  const fetchTable = async (): Promise<RouteTable<RouteEntry>> => {
    // Only consoles whose routes come from a server pay for the reader.
    const reader = import('../server-routes/from-server-routes');
    const data =
      endpoints.routes && (await callEndpoint(http, endpoints.routes, { unreadable: 'route-list-malformed' }));
    const { fromServerRoutes } = await reader;
    const list = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : undefined;
    const { entries, dropped, warnings, failure } = fromServerRoutes(list, { knownPages: pages.keys });
    if (failure) throw new SessionError(failure, 'The route list of the server is not an array.');
    for (const { where, reason } of [...dropped, ...warnings]) report(new Error(`Server route ${where}: ${reason}`));
    return createConsoleTable(entries);
  };

  /** The code of the page that this address most likely leads to; rights are not known yet, and code tells nobody anything. */
  const fetchPageEarly = (path: string) => {
    const page = ownTable().match(path)?.route.entry.page;
    if (page !== undefined) pages.load(page).catch(() => {});
  };

  return async (what, path) => {
    const fromServer = config.authentication === 'all' && what === 'session' ? fetchTable() : undefined;
    fromServer?.catch(() => {});
    const shell = pages.load('shell').catch(report);
    if (!fromServer) fetchPageEarly(path);
    if (what === 'session' && session.snapshot().status !== 'signedIn') await session.loadProfile();
    const whole = (await fromServer) ?? ownTable();
    await shell;
    const filtered = config.roleControl && config.authentication !== 'visit';
    const table = whole.withSubject(filtered ? session.snapshot().access : undefined);
    return loadRoutes(table, ({ message }) => report(new Error(message)));
  };
}
