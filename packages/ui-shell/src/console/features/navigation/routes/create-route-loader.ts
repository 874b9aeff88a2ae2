import { type RouteTable, readRedirect, SessionError, safeRedirect } from '@waybill/auth-core';
import { callEndpoint } from '../../../kernel/call-endpoint';
import type { Entrance, Places, Server, Settings } from '../../../kernel/console-parts';
import type { LoadedRoutes } from '../../../kernel/ports/navigation';
import type { RouteEntry } from '../../../kernel/route-entry';
import { parseAddress } from '../router/window-location';
import { createConsoleTable, loadRoutes } from './load-routes';

export interface RouteLoaderOptions
  extends Settings,
    Pick<Server, 'http'>,
    Pick<Entrance, 'session'>,
    Pick<Places, 'pages' | 'history'> {
  /** The app's route table. */
  routes: readonly RouteEntry[];
  /** Called for every dropped entry. */
  report: (problem: unknown) => void;
}

export interface RouteLoader {
  /** Loads the user and the routes, filtered by the user's rights, before a navigation. */
  load: (what: 'session' | 'visit', path: string) => Promise<LoadedRoutes>;
  /** Prefetches the code for after the sign-in: the shell and the return page, else the first page. */
  fetchLanding: () => void;
}

export function createRouteLoader(options: RouteLoaderOptions): RouteLoader {
  const { config, api, routes, http, session, pages, history, report } = options;
  let appTable: RouteTable<RouteEntry> | undefined;
  /** The app's table, compiled at first use. */
  const ownTable = () => {
    appTable ??= createConsoleTable(routes);
    return appTable;
  };

  const fetchTable = async (): Promise<RouteTable<RouteEntry>> => {
    // Only consoles with routes of a server load the reader.
    const reader = import('../server-routes/from-server-routes');
    const data =
      api.endpoints.routes && (await callEndpoint(http, api.endpoints.routes, { unreadable: 'route-list-malformed' }));
    const { fromServerRoutes } = await reader;
    const list = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : undefined;
    const { entries, dropped, warnings, failure } = fromServerRoutes(list, pages.keys);
    if (failure) throw new SessionError(failure, 'The route list of the server is not an array.');
    for (const { where, reason } of [...dropped, ...warnings]) report(new Error(`Server route ${where}: ${reason}`));
    return createConsoleTable(entries);
  };

  /** The likely page of an address before rights are known; loading its code reveals no data. */
  const likelyPage = (path: string) => {
    const table = ownTable();
    const pageAt = (at = '') => table.match(at)?.route.entry.page;
    return pageAt(path) ?? pageAt(table.withSubject(undefined).firstPath);
  };

  const fetchLanding = () => {
    // Some browsers cache a failed module for the life of the document.
    if (!navigator.onLine) return;
    const rules = { origin: window.location.origin, fallback: '/', isKnownPath: () => true };
    const { path } = parseAddress(safeRedirect(readRedirect(history.current.search), rules));
    // The sign-in loads failed modules again.
    for (const page of ['shell', likelyPage(path)])
      if (page !== undefined) pages.load(page).catch(() => pages.forget(page));
  };

  const load: RouteLoader['load'] = async (what, path) => {
    const fromServer = config.routes.from === 'server' && what === 'session' ? fetchTable() : undefined;
    fromServer?.catch(() => {});
    const profile = what === 'session' && session.snapshot().status !== 'signedIn' ? session.loadProfile() : undefined;
    profile?.catch(() => {});
    // The request goes first, because a browser loads only six files at a time.
    if (profile) await new Promise((sent) => setTimeout(sent));
    const shell = pages.load('shell').catch(report);
    const page = fromServer ? undefined : likelyPage(path);
    if (page !== undefined) pages.load(page).catch(() => {});
    await profile;
    const whole = (await fromServer) ?? ownTable();
    await shell;
    const table = whole.withSubject(config.routes.filter ? session.snapshot().access : undefined);
    return loadRoutes(table, ({ message }) => report(new Error(message)));
  };

  return { load, fetchLanding };
}
