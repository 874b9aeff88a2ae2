import { isHttpError } from '@waybill/http';
import { createOnce } from '../lib/create-once';
import type { IconRegistry } from '../nav/icon-registry';
import type { ConsoleApplication, CreatedConsole } from './console-application';
import { createAppearance } from './features/appearance/create-appearance';
import { followLocalKey } from './features/data/drafts/follow-local-key';
import { createServer } from './features/http/create-server';
import { createPlaces } from './features/navigation/create-places';
import { createMemoryLocation } from './features/navigation/router/memory-location';
import { createWindowLocation, goOnce } from './features/navigation/router/window-location';
import { nameWrongRoutes } from './features/navigation/routes/name-wrong-routes';
import { readRouteTable } from './features/navigation/routes/read-route-table';
import { startDevtoolsBlock } from './features/runtime/devtools/start-devtools-block';
import { createEvents } from './features/runtime/events/create-events';
import { catchFiles } from './features/runtime/feedback/catch-files';
import { createFeedback } from './features/runtime/feedback/create-feedback';
import { refuseWrongConfig } from './features/runtime/refuse-wrong-config';
import { createUpdates } from './features/runtime/updates/create-updates';
import { startWatermark } from './features/runtime/watermark/start-watermark';
import { createEntrance } from './features/session/create-entrance';
import { createReentry } from './features/session/reentry/create-reentry';
import { envelopeApi } from './kernel/api/envelope-api';
import { resolveConfig } from './kernel/console-config';
import type { Appearance, ConsoleParts, Entrance, Feedback, Places } from './kernel/console-parts';
import { type Feature, inOrder, type Start } from './kernel/feature';
import type { WindowLocation } from './kernel/ports/window-location';
import { requireParts, requireReact } from './kernel/require-react';
import { builtInPages, loadShell } from './view/built-in-pages';
import { findPlace, mountConsole } from './view/mount-console';

/**
 * Puts a console together from a route table, pages and settings. A wrong setting ends the mounted console with a sentence that names it. Throws where
 * React is older than 19.3, in development. @public
 */
export function createConsole(application: ConsoleApplication): CreatedConsole {
  const { run } = assembleConsole(application);
  return { mount: (place) => run(mountConsole(findPlace(place))) };
}

/** A console with its parts, which the hooks give out; `run` starts it with what draws it, and what that returns ends it. */
export interface AssembledConsole {
  readonly parts: ConsoleParts;
  run: (draw: Start) => () => void;
}

/** Puts a console together; nothing is started. */
export function assembleConsole(
  application: ConsoleApplication,
  history = createLocation(application),
): AssembledConsole {
  // An app is started in development before it is built: no first screen carries the sentence.
  if (process.env.NODE_ENV !== 'production') {
    requireReact();
    requireParts(application);
  }
  const { config: options = {}, api = envelopeApi(), icons, tools, modules = [] } = application;
  const config = resolveConfig(options);
  const settings = { config, api };
  const once = createOnce();
  const routeTable = readRouteTable(application.routes);
  const life = new AbortController();
  const report = (problem: unknown) => feedback.parts.errorLog.report(problem);
  const session = () => entrance.parts.session;

  const events = createEvents(application.onEvent, report);
  const feedback: Feature<Feedback> = createFeedback({
    config,
    showsProgress: () => appearance.parts.theme.settings.showProgressBar,
    secrets: () => [session().getToken()],
    tell: events.emit,
  });
  const appearance: Feature<Appearance> = createAppearance({
    config,
    messages: [routeTable.titles, ...modules.map(({ messages = {} }) => messages), ...(application.messages ?? [])],
    icons: joinIcons([{ icons: routeTable.icons }, ...modules.map((each) => each.icons), icons]),
    tools,
    report,
  });
  const { reentry, steps } = createReentry(config, session);
  const server = createServer({
    ...settings,
    feedback: feedback.parts,
    session,
    language: () => appearance.parts.theme.settings.language,
    words: () => appearance.parts.words,
    onForbidden: () => goOnce(history, '/403'),
    steps: [...modules.flatMap(({ callSteps }) => callSteps?.(once) ?? []), ...events.steps, ...steps],
    draftKey: modules.find((each) => each.draftKey)?.draftKey,
  });
  const entrance: Feature<Entrance> = createEntrance({
    ...settings,
    http: server.http,
    reentry,
    report,
  });
  const updates = createUpdates({
    config,
    feedback: feedback.parts,
    hasUnsavedWork: () => places.parts.tabsState.list.unsaved.length > 0,
  });
  const places: Feature<Places> = createPlaces({
    parts: { ...settings, ...appearance.parts, ...feedback.parts, ...server, ...entrance.parts },
    history,
    own: routeTable,
    pages: { ...builtInPages(config.slots, () => parts), ...application.pages },
    onArrival: updates.onArrival,
    routeCode: loadShell,
    onLoadFailed: (error, isShown) =>
      isHttpError(error) ? feedback.parts.forced.force(error, () => true) : updates.parts.showFailure(error, isShown),
  });

  const features = [appearance, feedback, entrance, places, updates];
  const parts: ConsoleParts = {
    ...settings,
    once,
    ended: life.signal,
    ...server,
    ...appearance.parts,
    ...feedback.parts,
    ...entrance.parts,
    ...places.parts,
    ...updates.parts,
    modules,
  };
  return {
    parts,
    run: (draw) => {
      const start = inOrder(
        () => () => life.abort(),
        ...features.map((feature) => feature.start),
        refuseWrongConfig(application),
        startDevtoolsBlock,
        catchFiles,
        followLocalKey,
        startWatermark,
        draw,
        events.start,
        nameWrongRoutes(routeTable.entries),
      );
      return start(parts);
    },
  };
}

/** Creates the location that stores the console's addresses: the window's hash or path, or memory. */
function createLocation({ config = {} }: ConsoleApplication): WindowLocation {
  const { location, basePath } = resolveConfig(config);
  return location === 'memory' ? createMemoryLocation() : createWindowLocation(window, { location, basePath });
}

/** Icons of several sources, a later one over an earlier. */
const joinIcons = (sources: readonly (Partial<IconRegistry> | undefined)[]): Partial<IconRegistry> => ({
  icons: Object.assign({}, ...sources.map((each) => each?.icons)),
  svgs: Object.assign({}, ...sources.map((each) => each?.svgs)),
});
