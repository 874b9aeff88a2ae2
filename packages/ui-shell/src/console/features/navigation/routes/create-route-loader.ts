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
  /** The app's own table. */
  routes: readonly RouteEntry[];
  /** Told of every entry that is left out. */
  report: (problem: unknown) => void;
}

export interface RouteLoader {
  /** Loads what a navigation waits for: the user, and the routes from where they come, filtered by his rights. */
  load: (what: 'session' | 'visit', path: string) => Promise<LoadedRoutes>;
  /** Fetches the code that whoever comes in sees first: the shell's, and that of the page that he wanted, else of the first. */
  fetchLanding: () => void;
}

/** Creates what loads user, routes and the first code of a console. */
export function createRouteLoader(options: RouteLoaderOptions): RouteLoader {
  const { config, api, routes, http, session, pages, history, report } = options;
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
      api.endpoints.routes && (await callEndpoint(http, api.endpoints.routes, { unreadable: 'route-list-malformed' }));
    const { fromServerRoutes } = await reader;
    const list = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : undefined;
    const { entries, dropped, warnings, failure } = fromServerRoutes(list, pages.keys);
    if (failure) throw new SessionError(failure, 'The route list of the server is not an array.');
    for (const { where, reason } of [...dropped, ...warnings]) report(new Error(`Server route ${where}: ${reason}`));
    return createConsoleTable(entries);
  };

  /** The page that this address most likely leads to; rights are not known yet, and code tells nobody anything. */
  const likelyPage = (path: string) => {
    const table = ownTable();
    const pageAt = (at = '') => table.match(at)?.route.entry.page;
    return pageAt(path) ?? pageAt(table.withSubject(undefined).firstPath);
  };

  const fetchLanding = () => {
    // Some browsers keep a module that failed for the life of the document.
    if (!navigator.onLine) return;
    const rules = { origin: window.location.origin, fallback: '/', isKnownPath: () => true };
    const { path } = parseAddress(safeRedirect(readRedirect(history.current.search), rules));
    // Whoever comes in asks again for what did not come.
    for (const page of ['shell', likelyPage(path)])
      if (page !== undefined) pages.load(page).catch(() => pages.forget(page));
  };

  const load: RouteLoader['load'] = async (what, path) => {
    const fromServer = config.routes.from === 'server' && what === 'session' ? fetchTable() : undefined;
    fromServer?.catch(() => {});
    const profile = what === 'session' && session.snapshot().status !== 'signedIn' ? session.loadProfile() : undefined;
    profile?.catch(() => {});
    // Behind the files of a page, of which a browser fetches six at a time, the answer could come too late.
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
