import {
  createNavigationGuard,
  type NavigationRoutes,
  type RouteMatch,
  type RouteTable,
  readRedirect,
  type Session,
  safeRedirect,
  toLoginPath,
} from '@waybill/auth-core';
import { proxy, ref } from 'valtio/vanilla';
import type { Text } from '../../../../locales/define-messages';
import type { ConsoleConfig } from '../../../kernel/console-config';
import type { ConsoleView } from '../../../kernel/ports/console-view';
import type { LoadedRoutes, Navigation } from '../../../kernel/ports/navigation';
import type { WindowLocation } from '../../../kernel/ports/window-location';
import type { RouteEntry } from '../../../kernel/route-entry';
import { parseAddress, toAddress, withoutEndSlash } from './window-location';

export interface NavigationOptions {
  config: Pick<ConsoleConfig, 'access' | 'recordRoute'>;
  /** Path patterns that are open to everyone. */
  whitelist: readonly string[];
  history: WindowLocation;
  session: Session;
  /** Loads user and routes (`session`) or the visitors' routes (`visit`) for a path; a rejection sends to the login page. */
  load: (what: 'session' | 'visit', path: string) => Promise<LoadedRoutes>;
  /** The pages outside of the shell, whose keys are their paths without the slash; an unknown address shows `/404`. */
  standalonePages: readonly { path: string; title: Text }[];
  /** The window's origin, which a redirect target must have. */
  origin: string;
  progress: { start: () => void; finish: () => void };
  /** Called after a failed load, before the login page is shown. */
  onLoadFailed: (error: unknown) => void;
  /** Calls `tryAgain` when a load without a response can be retried, and returns the message until then; undefined for other failures. */
  waitForLine?: (error: unknown, tryAgain: () => void) => string | undefined;
  /** Takes the stored address of the signed-in user from before the session expired. Default: `undefined`. */
  takePlace?: () => string | undefined;
  loopMessage: (chain: string) => string;
  /** Loads the code of a view and ends the progress; never rejects. The first view waits for it, because the window is empty until then. */
  prepare?: (view: ConsoleView) => Promise<unknown>;
  /** Whether this window is closing; its aborted loads then say nothing about the session of other windows. */
  isClosing?: () => boolean;
}

/** Runs the navigation guard: follows all redirects of the address, loads its dependencies, replaces the address once and publishes one view. */
export function createNavigation(options: NavigationOptions): Navigation {
  const { config, history, session, progress } = options;
  const standaloneAt = (at: string) => options.standalonePages.find(({ path }) => path === at);
  const notFound = standaloneAt('/404') ?? { path: '/404', title: '' };
  const state = proxy<Navigation['state']>({ view: ref<ConsoleView>({ kind: 'starting' }), routes: null });
  const openToVisitors = config.access === 'optional';
  const guard = createNavigationGuard({
    loginInterception: config.access !== 'none',
    supportVisit: openToVisitors,
    openRoutes: openToVisitors,
    whitelist: options.whitelist,
    recordRoute: config.recordRoute,
  });
  let run = 0;
  let failed = false;
  let stale = false;
  let resetting = false;
  let replacing = false;
  let stopped = true;

  const show = (view: ConsoleView) => {
    state.view = ref(view);
  };

  const replace = (to: string) => {
    if (to === toAddress(history.current)) return;
    replacing = true;
    history.replace(to);
    replacing = false;
  };

  const routesNow = (): NavigationRoutes<RouteTable<RouteEntry>> => {
    if (failed) return { status: 'failed' };
    return state.routes && !stale ? { status: 'loaded', table: state.routes.table } : { status: 'absent' };
  };

  /** The address after a login: the refused address, or the stored address of the same user, if allowed; else the first menu entry. */
  const landing = (at: string): string => {
    const table = state.routes?.table;
    const targets = [at, toLoginPath(options.takePlace?.() ?? '/')].map((login) => readRedirect(login));
    const rules = {
      origin: options.origin,
      fallback: '',
      isKnownPath: (path: string) => table?.look(path).access === 'reachable',
    };
    return targets.map((raw) => safeRedirect(raw, rules)).find((path) => path !== '') ?? table?.firstPath ?? '/';
  };

  const arrive = async (mine: number, at: string, match: RouteMatch<RouteEntry> | undefined): Promise<void> => {
    const standalone = standaloneAt(parseAddress(at).path);
    replace(standalone || match ? at : '/404');
    const entry = history.current;
    const { path, title } = standalone ?? notFound;
    const view: ConsoleView =
      match && !standalone ? { kind: 'page', match, entry } : { kind: 'standalone', page: path.slice(1), title, entry };
    const prepared = options.prepare?.(view);
    if (state.view.kind === 'starting') {
      await prepared;
      if (mine !== run || stopped) return;
    }
    show(view);
    await prepared;
    if (mine === run) progress.finish();
  };

  const follow = async (target: string): Promise<void> => {
    if (stopped) return;
    const mine = ++run;
    let at = withoutEndSlash(target);
    let redirects: readonly string[] = [];
    progress.start();
    for (;;) {
      const facts = { hasToken: session.getToken() !== null, routes: routesNow(), redirects };
      const outcome = guard.follow(facts, at, landing);
      switch (outcome.kind) {
        case 'show':
          return arrive(mine, withoutEndSlash(outcome.at), outcome.match);
        case 'wait': {
          ({ at, redirects } = outcome);
          try {
            const routes = await options.load(outcome.load, parseAddress(at).path);
            if (mine !== run || stopped) return;
            state.routes = ref(routes);
            stale = false;
          } catch (error) {
            if (mine !== run || stopped || options.isClosing?.()) return;
            const lost = options.waitForLine?.(error, followHere);
            if (lost !== undefined) {
              progress.finish();
              // Pages that are open stay.
              if (!state.routes) show({ kind: 'problem', message: lost });
              return;
            }
            failed = true;
            state.routes = null;
            options.onLoadFailed(error);
          }
          break;
        }
        case 'reset':
          resetting = true;
          // A failed load is no sign-out, so the account's data stays.
          if (!session.expire()) session.reset();
          resetting = false;
          failed = false;
          at = outcome.at;
          redirects = [];
          break;
        case 'error':
          progress.finish();
          return show({ kind: 'problem', message: options.loopMessage(outcome.redirects.join(' → ')) });
      }
    }
  };

  const followHere = () => void follow(toAddress(history.current));

  return {
    state,
    start: () => {
      stopped = false;
      const stopListening = history.listen(() => {
        if (!replacing) followHere();
      });
      followHere();
      return () => {
        stopped = true;
        stopListening();
      };
    },
    fail: (message) => {
      run += 1;
      stopped = true;
      progress.finish();
      show({ kind: 'problem', message });
    },
    revisit: ({ forget = false, renew = false, to } = {}) => {
      if (resetting) return;
      if (forget || renew) failed = false;
      if (forget) state.routes = null;
      if (renew) stale = true;
      if (to !== undefined) replace(to);
      followHere();
    },
  };
}
