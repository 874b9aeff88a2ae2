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
import { createTabsMemory } from '../tabs/tabs-memory';
import { createThemeStore } from '../theme/create-theme-store';
import { createAside } from './aside/create-aside';
import { builtInPages } from './built-in-pages';
import { askBeforeLosing } from './connect/ask-before-losing';
import { failureText } from './connect/auth-messages';
import { createConsoleHttp } from './connect/create-console-http';
import { createEntityTags } from './connect/create-entity-tags';
import { createRouteLoader } from './connect/create-route-loader';
import { createConsoleNotices, createSuggestionSource } from './connect/create-sources';
import { lateProgress } from './connect/late-progress';
import { nameWrongRoutes } from './connect/name-wrong-routes';
import { createPageLoadRecovery } from './connect/recover-page-load';
import { startLater } from './connect/start-later';
import type { Console, ConsoleApplication } from './console-application';
import { createConsoleSession } from './create-console-session';
import { createEventPort } from './events/create-event-port';
import { watchCalls } from './events/watch-calls';
import { fallbacksOf, resolveConfig, storageBesideToken, themeDefaults } from './kernel/console-config';
import type { ConsoleParts } from './kernel/console-context';
import { resolveEndpoints } from './kernel/endpoints';
import { consoleMessages } from './kernel/messages';
import type { Reentry } from './kernel/ports/reentry';
import type { Update } from './kernel/ports/update';
import { mountConsole } from './mount-console';
import { openPaths, standalonePages } from './pages/standalone-pages';
import { reentryStep } from './reentry/reentry-step';
import { requireReact } from './require-react';
import { createNavigation } from './router/create-navigation';
import { createPageRegistry } from './router/page-registry';
import { prepareView } from './router/prepare-view';
import { createWindowLocation, goOnce } from './router/window-location';
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
export function assembleConsole(application: ConsoleApplication): Console & { readonly parts: ConsoleParts } {
  const {
    routes,
    pages: pageMap = {},
    config: options = {},
    messages = [],
    icons = {},
    tools,
    http: ownHttp,
    provider,
    onEvent,
    draftKey,
    fieldErrors,
  } = application;
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
  const bar = createProgress(config.progress);
  const progress = { ...bar, start: () => theme.settings.showProgressBar && bar.start() };
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
        ...(config.sessionExpiry === 'dialog' ? [reentryStep(() => session, reentry)] : []),
      ],
    },
    session: () => session,
    language: () => theme.settings.language,
    loading,
    onForbidden: () => goOnce(history, '/403'),
    onError: (error, message) => {
      const { requestId } = error;
      toasts.error(message, requestId ? { detail: { ...consoleMessages.requestId, values: { id: requestId } } } : {});
      report(error);
    },
  });
  const { session, beforeLeaving, unlock } = createConsoleSession({ config, endpoints, http }, application, report);
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
    ...(config.tabs.keepOnReload && {
      memory: createTabsMemory({ storage: () => window.sessionStorage, name: `${config.storagePrefix}.tabs`, report }),
    }),
  });
  const pageLoads = createPageLoadRecovery({
    storage: () => window.sessionStorage,
    name: `${config.storagePrefix}.reloaded`,
    hasUnsavedWork: () => tabs.state.list.unsaved.length > 0,
    isOnline: () => navigator.onLine,
    reload: reloadWindow,
  });
  const aside = createAside({
    holder: () => storageBesideToken(config),
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
    unlock,
    beforeLeaving,
    fetchLanding,
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
