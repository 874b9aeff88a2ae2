import { decideNavigation, type NavigationRoutes, readRedirect, type Session, safeRedirect } from '@waybill/auth-core';
import { proxy, ref } from 'valtio/vanilla';
import type { ConsoleConfig } from '../console-config';
import { barePageAt, type ConsoleView } from './console-view';
import { type HashLocation, toAddress } from './hash-location';
import type { LoadedRoutes } from './load-routes';

export interface NavigationOptions {
  config: Pick<ConsoleConfig, 'authentication' | 'loginInterception' | 'supportVisit' | 'recordRoute' | 'whitelist'>;
  history: HashLocation;
  session: Session;
  /** Loads user and routes (`session`) or the visitors' routes (`visit`); a rejection sends to the login page. */
  load: (what: 'session' | 'visit') => Promise<LoadedRoutes>;
  /** The window's own origin; a redirect target must keep it. */
  origin: string;
  progress: { start: () => void; finish: () => void };
  /** A load failed; the person is on the way to the login page. */
  onLoadFailed: (error: unknown) => void;
  loopMessage: (chain: string) => string;
  /** Fetches what a view is drawn with. The first view waits for it, since nothing else is to be seen meanwhile; settles, and never rejects. */
  prepare?: (view: ConsoleView) => Promise<unknown>;
  /** Is this window about to go? Then what it was loading is cut off, and says nothing about the session that other windows go on with. */
  isClosing?: () => boolean;
}

/** Where the window is, and what it shows. */
export interface Navigation {
  readonly state: { view: ConsoleView; routes: LoadedRoutes | null };
  /** Follows the address from now on; answers the function that stops it. */
  start: () => () => void;
  /** Decides the present address anew, for instance after rights changed; `forget` drops the loaded routes first. */
  settle: (options?: { forget?: boolean }) => void;
  /** Ends navigation with a sentence on the screen: the console cannot work as it is. */
  fail: (message: string) => void;
}

/** Runs the navigation guard: reads the address, asks `decideNavigation`, loads what it waits for and publishes the view. */
export function createNavigation(options: NavigationOptions): Navigation {
  const { config, history, session, progress } = options;
  const state = proxy<Navigation['state']>({ view: ref<ConsoleView>({ kind: 'starting' }), routes: null });
  let trail: string[] = [];
  let run = 0;
  let failed = false;
  let resetting = false;
  let stopped = true;

  const show = (view: ConsoleView) => {
    state.view = ref(view);
  };

  const routesNow = (): NavigationRoutes => {
    if (failed) return { status: 'failed' };
    return state.routes ? { status: 'loaded', table: state.routes.table } : { status: 'absent' };
  };

  /** A login leads to the address that was refused before it, also where this user may not go: then it says so. Else to the first entry of the menu. */
  const landing = (): string => {
    return safeRedirect(readRedirect(history.current.search), {
      origin: options.origin,
      fallback: state.routes?.table.firstPath ?? '/',
      isKnownPath: (path) => state.routes?.table.all.isKnown(path) ?? false,
    });
  };

  const decide = () =>
    decideNavigation(
      {
        hasToken: session.getToken() !== null,
        routes: routesNow(),
        loginInterception: config.loginInterception,
        supportVisit: config.supportVisit || config.authentication === 'visit',
        openRoutes: config.supportVisit || config.authentication === 'visit',
        whitelist: config.whitelist,
        recordRoute: config.recordRoute,
        trail,
      },
      toAddress(history.current),
    );

  const goOn = (to: string) => {
    trail = [...trail, to];
    history.replace(to);
  };

  const arrive = async (mine: number): Promise<void> => {
    const entry = history.current;
    const bare = barePageAt(entry.path);
    const match = bare ? undefined : state.routes?.table.match(entry.path);
    trail = [];
    const view: ConsoleView | undefined = bare
      ? { kind: 'bare', page: bare, entry }
      : match && { kind: 'page', match, entry };
    if (view && state.view.kind === 'starting' && options.prepare) {
      await options.prepare(view);
      if (mine !== run || stopped) return;
    }
    if (view) show(view);
    else goOn('/404');
    progress.finish();
  };

  const settle = async (): Promise<void> => {
    if (stopped) return;
    const mine = ++run;
    progress.start();
    for (;;) {
      const decision = decide();
      switch (decision.kind) {
        case 'wait': {
          try {
            const routes = await options.load(decision.load);
            if (mine !== run || stopped) return;
            state.routes = ref(routes);
          } catch (error) {
            if (mine !== run || stopped || options.isClosing?.()) return;
            failed = true;
            options.onLoadFailed(error);
          }
          continue;
        }
        case 'allow':
          return arrive(mine);
        case 'redirect': {
          if (decision.reset) {
            resetting = true;
            session.reset();
            resetting = false;
            failed = false;
          }
          return goOn(decision.reason === 'signed-in-already' ? landing() : decision.to);
        }
        case 'forbid':
        case 'not-found':
          return goOn(decision.to);
        case 'error':
          trail = [];
          progress.finish();
          return show({ kind: 'problem', message: options.loopMessage(decision.trail.join(' → ')) });
      }
    }
  };

  return {
    state,
    start: () => {
      stopped = false;
      const stopListening = history.listen(() => void settle());
      void settle();
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
    settle: ({ forget = false } = {}) => {
      if (resetting) return;
      if (forget) {
        failed = false;
        state.routes = null;
      }
      void settle();
    },
  };
}
