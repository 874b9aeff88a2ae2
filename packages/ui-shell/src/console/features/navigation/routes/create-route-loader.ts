import { type RouteTable, readRedirect, SessionError, safeRedirect } from '@waybill/auth-core';
import { callEndpoint } from '../../../kernel/call-endpoint';
import type { Entrance, Places, Server, Settings } from '../../../kernel/console-parts';
import type { LoadedRoutes } from '../../../kernel/ports/navigation';
import type { RouteEntry } from '../../../kernel/route-entry';
import { PageLoadError } from '../../runtime/lazy-loading/page-load-error';
import { parseAddress } from '../router/window-location';

export interface RouteLoaderOptions
  extends Settings,
    Pick<Server, 'http'>,
    Pick<Entrance, 'session'>,
    Pick<Places, 'pages' | 'history'> {
  /** The app's route table. */
  routes: readonly RouteEntry[];
  /** The code that compiles route tables, a part of the shell's. */
  routeCode: () => Promise<RouteCode>;
  /** Called for every dropped entry. */
  report: (problem: unknown) => void;
}

type RouteCode = typeof import('./load-routes');

export interface RouteLoader {
  /** Loads the user and the routes, filtered by the user's rights, before a navigation. */
  load: (what: 'session' | 'visit', path: string) => Promise<LoadedRoutes>;
  /** Prefetches the code for after the sign-in: the shell and the return page, else the first page. */
  fetchLanding: () => void;
}

export function createRouteLoader(options: RouteLoaderOptions): RouteLoader {
  const { config, api, routes, routeCode, http, session, pages, history, report } = options;
  let appTable: RouteTable<RouteEntry> | undefined;
  /** The app's table, compiled at first use. */
  const ownTable = ({ createConsoleTable }: RouteCode) => {
    appTable ??= createConsoleTable(routes);
    return appTable;
  };
  const fetchCode = () => pages.load('shell').then(routeCode);

  const fetchEntries = async (): Promise<readonly RouteEntry[]> => {
    // Only consoles with routes of a server load the reader.
    const reader = import('../server-routes/from-server-routes');
    const data =
      api.endpoints.routes && (await callEndpoint(http, api.endpoints.routes, { unreadable: 'route-list-malformed' }));
    const { fromServerRoutes } = await reader;
    const list = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : undefined;
    const { entries, dropped, warnings, failure } = fromServerRoutes(list, pages.keys);
    if (failure) throw new SessionError(failure, 'The route list of the server is not an array.');
    for (const { where, reason } of [...dropped, ...warnings]) report(new Error(`Server route ${where}: ${reason}`));
    return entries;
  };

  /** Fetches the likely page of an address before rights are known; loading its code reveals no data. */
  const fetchLikely = (code: RouteCode, path: string) => {
    const table = ownTable(code);
    const pageAt = (at = '') => table.match(at)?.route.entry.page;
    const page = pageAt(path) ?? pageAt(table.withSubject(undefined).firstPath);
    return page === undefined ? undefined : pages.load(page);
  };

  const fetchLanding = () => {
    // Some browsers cache a failed module for the life of the document.
    if (!navigator.onLine) return;
    const rules = { origin: window.location.origin, fallback: '/', isKnownPath: () => true };
    const { path } = parseAddress(safeRedirect(readRedirect(history.current.search), rules));
    fetchCode()
      .then((code) => fetchLikely(code, path))
      // The sign-in loads failed modules again.
      .catch((error) => {
        if (error instanceof PageLoadError) pages.forget(error.page);
      });
  };

  const load: RouteLoader['load'] = async (what, path) => {
    const fromServer = config.routes.from === 'server' && what === 'session' ? fetchEntries() : undefined;
    fromServer?.catch(() => {});
    const profile = what === 'session' && session.snapshot().status !== 'signedIn' ? session.loadProfile() : undefined;
    profile?.catch(() => {});
    // The request goes first, because a browser loads only six files at a time.
    if (profile) await new Promise((sent) => setTimeout(sent));
    const fetching = fetchCode();
    fetching.then((code) => (fromServer ? undefined : fetchLikely(code, path))).catch(() => {});
    await profile;
    const entries = await fromServer;
    const code = await fetching;
    const whole = entries ? code.createConsoleTable(entries) : ownTable(code);
    const table = whole.withSubject(config.routes.filter ? session.snapshot().access : undefined);
    return code.loadRoutes(table, ({ message }) => report(new Error(message)));
  };

  return { load, fetchLanding };
}
