import { createSignal } from '../../../lib/create-signal';
import { translate } from '../../../locales/translate';
import { createTabsState } from '../../../shell/tabs/tabs-state';
import { storageBesideToken } from '../../kernel/console-config';
import type { Appearance, Entrance, Feedback, Places, Server, Settings } from '../../kernel/console-parts';
import { type Feature, inOrder, type Start } from '../../kernel/feature';
import { consoleMessages } from '../../kernel/messages';
import type { WindowLocation } from '../../kernel/ports/window-location';
import type { PageMap } from '../../kernel/route-entry';
import { isUnanswered } from '../http/create-renew';
import { failureText } from '../runtime/feedback/auth-messages';
import { PageLoadError } from '../runtime/lazy-loading/page-load-error';
import { startLater } from '../runtime/lazy-loading/start-later';
import { followSession } from './follow-session';
import { openPaths, standalonePages } from './pages/standalone-pages';
import { createNavigation } from './router/create-navigation';
import { lateProgress } from './router/late-progress';
import { createPageRegistry } from './router/page-registry';
import { prepareView } from './router/prepare-view';
import { createRouteLoader, type RouteLoaderOptions } from './routes/create-route-loader';
import type { RouteTableParts } from './routes/read-route-table';
import { createAside } from './session-restore/create-state-stash';

export interface PlacesOptions {
  parts: Settings &
    Pick<Appearance, 'i18n'> &
    Pick<Feedback, 'progress' | 'errorLog'> &
    Pick<Server, 'http'> &
    Pick<Entrance, 'session'>;
  history: WindowLocation;
  /** The app's route table. */
  own: RouteTableParts;
  routeCode: RouteLoaderOptions['routeCode'];
  /** Pages by key, without the table's pages. */
  pages: PageMap;
  /** Called for each page whose code has loaded. */
  onArrival: (page: string) => void;
  /** `isShown`: the view shows the failure. */
  onLoadFailed: (error: unknown, isShown?: boolean) => void;
}

/** The pages and tabs of a console. While it is mounted, the address selects the page and its tab, and both follow the session. */
export function createPlaces(options: PlacesOptions): Feature<Places> {
  const { history, own: appRoutes, onArrival, onLoadFailed } = options;
  const { config, api, i18n, progress, errorLog, http, session } = options.parts;
  const { report } = errorLog;
  const pages = createPageRegistry({
    pages: { ...options.pages, ...appRoutes.pages },
    aliases: appRoutes.aliases,
    timeout: config.chunkTimeout,
    onArrival,
  });
  const tabsState = createTabsState(config.tabs.cachedPages, 3);
  const aside = createAside({
    holder: () => storageBesideToken(config),
    storage: () => window.sessionStorage,
    name: config.storagePrefix,
    report,
  });
  const { load, fetchLanding } = createRouteLoader({
    config,
    api,
    routes: appRoutes.entries,
    routeCode: options.routeCode,
    http,
    session,
    pages,
    history,
    report,
  });
  const navigation = createNavigation({
    config,
    whitelist: openPaths(config),
    standalonePages,
    history,
    session,
    progress: lateProgress(progress),
    origin: window.location.origin,
    load,
    prepare: prepareView(pages.load),
    onLoadFailed,
    waitForLine: (error, tryAgain) => {
      if (error instanceof PageLoadError) {
        pages.forget(error.page);
        onLoadFailed(error, true);
        return translate(i18n, failureText(error));
      }
      if (!isUnanswered(error) || session.getToken() === null) return undefined;
      window.addEventListener('online', tryAgain, { once: true });
      return translate(i18n, consoleMessages.lineLost);
    },
    takePlace: () => {
      const place = aside.take(session.snapshot().user.username, 'place');
      return typeof place === 'string' ? place : undefined;
    },
    isClosing: () => window.closed,
    loopMessage: (chain) => translate(i18n, consoleMessages.tooManyRedirects, { chain }),
  });
  return {
    parts: {
      history,
      navigation,
      tabsState,
      pages,
      aside,
      leaving: { confirm: async () => true },
      belongings: {},
      fetchLanding,
      pagesRenewed: createSignal(),
    },
    start: inOrder(followSession, startNavigation),
  };
}

/** Starts the navigation at once, or after the sign-in of a user who returns from a login provider. */
const startNavigation: Start = (parts) => {
  const { entrance, navigation, errorLog } = parts;
  if (!entrance) return navigation.start();
  const arriving = import('./arrive').then(({ arrive }) => arrive(parts, entrance));
  return startLater(() => arriving.catch(errorLog.report).then(navigation.start), errorLog.report);
};
