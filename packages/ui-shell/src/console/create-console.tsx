import { createRefreshLock, createSession, createTokenStore, readRedirect, safeRedirect } from '@waybill/auth-core';
import { isHttpError } from '@waybill/http';
import { proxy } from 'valtio/vanilla';
import { createErrorLog } from '../error-log/create-error-log';
import { createConfirm } from '../feedback/create-confirm';
import { createLoading } from '../feedback/create-loading';
import { createProgress } from '../feedback/create-progress';
import { createToasts } from '../feedback/create-toasts';
import { createOnce } from '../lib/create-once';
import { createSignal } from '../lib/create-signal';
import { createI18n } from '../locales/create-i18n';
import { translate } from '../locales/translate';
import { reloadWindow } from '../start/start-events';
import { createTabsStore } from '../tabs/create-tabs-store';
import { createThemeStore } from '../theme/create-theme-store';
import { createAside } from './aside/create-aside';
import { builtInPages } from './built-in-pages';
import { askBeforeLosing } from './connect/ask-before-losing';
import { failureText } from './connect/auth-messages';
import { createConsoleHttp } from './connect/create-console-http';
import { createEntityTags } from './connect/create-entity-tags';
import { createGateway } from './connect/create-gateway';
import { createRouteLoader } from './connect/create-route-loader';
import { createConsoleNotices, createSuggestionSource } from './connect/create-sources';
import { followBusy } from './connect/follow-busy';
import { lateProgress } from './connect/late-progress';
import { nameWrongRoutes } from './connect/name-wrong-routes';
import { createPageLoadRecovery } from './connect/recover-page-load';
import { startLater } from './connect/start-later';
import { tabsMemoryOf } from './connect/tabs-memory-of';
import { whenShown } from './connect/when-shown';
import type { Console, ConsoleApplication } from './console-application';
import { createEventPort } from './events/create-event-port';
import { watchCalls } from './events/watch-calls';
import { resolveConfig } from './kernel/console-config';
import type { ConsoleParts } from './kernel/console-context';
import { resolveEndpoints } from './kernel/endpoints';
import { fallbacksOf } from './kernel/fallbacks-of';
import { consoleMessages } from './kernel/messages';
import type { Reentry } from './kernel/ports/reentry';
import type { Update } from './kernel/ports/update';
import { themeDefaults } from './kernel/theme-defaults';
import { mountConsole } from './mount-console';
import { openPaths, standalonePages } from './pages/standalone-pages';
import { reentryStep } from './reentry/reentry-step';
import { requireReact } from './require-react';
import { createNavigation } from './router/create-navigation';
import { createPageRegistry } from './router/page-registry';
import { prepareView } from './router/prepare-view';
import { createWindowLocation, goOnce, parseAddress } from './router/window-location';
import { readRouteTable } from './routes/read-route-table';

/**
 * Puts a console together from a route table, pages and settings. A wrong setting ends the mounted console with a sentence that names it. Throws where
 * React is older than 19.3, in development. @public
 */
export function createConsole(application: ConsoleApplication): Console {
  const { mount } = assembleConsole(application);
  return { mount };
}

/** A console with its parts, which the hooks give out. */
export function assembleConsole({
  routes,
  pages: pageMap = {},
  config: options = {},
  messages = [],
  icons = {},
  tools,
  http: ownHttp,
  gateway: ownGateway,
  provider,
  onEvent,
  draftKey,
  fieldErrors,
}: ConsoleApplication): Console & { readonly parts: ConsoleParts } {
  // Whoever builds for production has started in development before: no first screen carries the sentence.
  if (process.env.NODE_ENV !== 'production') requireReact();
  const config = resolveConfig(options);
  const endpoints = resolveEndpoints(config.endpoints);
  const own = readRouteTable(routes);
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';

  const report = (problem: unknown) => errorLog.report(problem);
  const tell = onEvent && createEventPort(onEvent, report);
  const errorLog = createErrorLog({
    mode,
    captureModes: config.errorLog.modes,
    secrets: () => [session.getToken()],
    ...(tell && { onReport: (error) => tell({ kind: 'error', ...error }) }),
  });
  const theme = createThemeStore({
    defaults: themeDefaults(config),
    storageKey: `${config.storagePrefix}.theme`,
    known: { themes: config.themes.map(({ name }) => name), languages: config.languages.map(({ name }) => name) },
    onProblem: ({ message, cause }) => report(new Error(message, { cause })),
  });
  const i18n = createI18n({
    locale: theme.settings.language,
    messages: [own.titles, ...messages],
    overrides: config.messages,
    fallbacks: fallbacksOf(config),
  });
  const toasts = createToasts({ duration: config.messageDuration });
  const progress = whenShown(createProgress(config.progress), () => theme.settings.showProgressBar);
  const confirm = createConfirm();
  const loading = createLoading();
  const update = proxy<Update>({ take: null });
  const history = createWindowLocation(window, config);
  const pages = createPageRegistry({
    pages: { ...builtInPages(config.slots), ...pageMap, ...own.pages },
    aliases: own.aliases,
    timeout: config.chunkTimeout,
    onArrival: (page) => pageLoads.arrived(page),
  });

  const reentry = proxy<Reentry>({ phase: 'none' });
  const entityTags = createEntityTags();
  const http = createConsoleHttp({
    config,
    endpoints,
    own: {
      ...ownHttp,
      steps: [
        ...(ownHttp?.steps ?? []),
        { before: 'share', step: entityTags.step },
        ...(tell ? [watchCalls(tell)] : []),
        ...(config.sessionExpiry === 'dialog' ? [reentryStep({ session: () => session, reentry })] : []),
      ],
    },
    session: () => session,
    language: () => theme.settings.language,
    onBusyChange: followBusy(loading),
    onForbidden: () => goOnce(history, '/403'),
    onError: (error, message) => {
      const { requestId } = error;
      toasts.error(message, requestId ? { detail: { ...consoleMessages.requestId, values: { id: requestId } } } : {});
      report(error);
    },
  });
  const gateway = { ...createGateway(http, endpoints, config), ...provider?.gateway };
  const beforeLeaving = new Set<() => Promise<void>>();
  const calls = typeof ownGateway === 'function' ? ownGateway({ http, gateway }) : (ownGateway ?? gateway);
  const login = createSession({
    gateway: calls,
    cookie: config.session === 'cookie',
    tokens: createTokenStore({ kind: config.tokenStorage, key: config.tokenName, onProblem: report }),
    tokenField: config.tokenName,
    channel: `${config.storagePrefix}-session`,
    refreshLock: createRefreshLock({ name: `${config.storagePrefix}.${config.tokenName}` }),
    virtualRoles: config.loginInterception ? false : { username: 'admin' },
    onProblem: report,
  });
  const session: typeof login = {
    ...login,
    signOut: () => Promise.all([...beforeLeaving].map((task) => task())).then(login.signOut),
  };
  session.subscribe(({ state, previous }) => {
    if (state.epoch !== previous.epoch) http.cancelAll('the session ended');
  });
  const showFailure = (error: unknown) => {
    if (isHttpError(error)) return;
    pageLoads.failed(error);
    toasts.error(failureText(error));
    report(error);
  };
  const tabs = createTabsStore({
    navigate: history.push,
    cachedPages: config.tabs.cachedPages,
    confirm: (unsaved) => askBeforeLosing(confirm, i18n, unsaved),
    ...tabsMemoryOf(config, report),
  });
  const pageLoads = createPageLoadRecovery({
    storage: () => window.sessionStorage,
    name: `${config.storagePrefix}.reloaded`,
    hasUnsavedWork: () => tabs.state.list.unsaved.length > 0,
    isOnline: () => navigator.onLine,
    reload: reloadWindow,
  });
  const tokenOutlivesWindow = config.tokenStorage === 'local' || config.tokenStorage === 'cookie';
  const aside = createAside({
    holder: () => (tokenOutlivesWindow ? window.localStorage : window.sessionStorage),
    storage: () => window.sessionStorage,
    name: config.storagePrefix,
    report,
  });
  const { load, fetchLanding } = createRouteLoader({
    config,
    endpoints,
    routes: own.entries,
    http,
    session,
    pages,
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
    onLoadFailed: showFailure,
    takePlace: () => {
      const place = aside.take(session.snapshot().user.username, 'place');
      return typeof place === 'string' ? place : undefined;
    },
    isClosing: () => window.closed,
    loopMessage: (chain) => translate(i18n, consoleMessages.tooManyRedirects, { chain }),
  });

  const life = new AbortController();
  const parts: ConsoleParts = {
    config,
    endpoints,
    session,
    entrance: provider && { provider },
    http,
    entityTags,
    theme,
    i18n,
    toasts,
    errorLog,
    progress,
    update,
    confirm,
    loading,
    tabs,
    history,
    navigation,
    aside,
    belongings: { read: () => ({}) },
    draftKey: draftKey && (() => draftKey(http)),
    reentry,
    unlock:
      calls.unlock && ((credentials) => Promise.resolve(calls.unlock?.(credentials, { token: session.getToken() }))),
    beforeLeaving,
    fetchLanding: () => {
      const rules = { origin: window.location.origin, fallback: '/', isKnownPath: () => true };
      fetchLanding(parseAddress(safeRedirect(readRedirect(history.current.search), rules)).path);
    },
    pages,
    showFailure,
    fieldErrors,
    icons: { ...icons, icons: { ...own.icons, ...icons.icons } },
    tools,
    once: createOnce(),
    pagesRenewed: createSignal(),
    ended: life.signal,
    notices: createConsoleNotices(http, endpoints),
    suggestions: createSuggestionSource(http, endpoints),
  };
  return {
    parts,
    mount: (place) => {
      const stops = [mountConsole(parts, place, options)];
      if (tell)
        stops.push(
          startLater(
            () => import('./events/follow-window').then(({ followWindow }) => followWindow(navigation, tell, report)),
            report,
          ),
        );
      nameWrongRoutes(own.entries, parts);
      return () => {
        for (const stop of stops) stop();
        life.abort();
      };
    },
  };
}
