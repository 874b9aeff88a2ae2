import { createScriptedAdapter, type ScriptLine } from '@waybill/http/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConsoleApplication } from '../console/console-application';
import { assembleConsole } from '../console/create-console';
import { createMemoryLocation } from '../console/features/navigation/router/memory-location';
import type { Api } from '../console/kernel/api/api';
import { envelopeApi } from '../console/kernel/api/envelope-api';
import { ConsoleApp } from '../console/view/console-app';
import { drawWhenReady } from '../console/view/draw-when-ready';
import { acting } from './acting';
import { appEnvelope } from './app-envelope';
import { createCounter, watchPages, watchRoutes } from './count-loads';
import { fillGaps } from './fill-gaps';
import { keepStorage } from './isolate-storage';
import type { PageUser, RenderedPage } from './render-page';
import { type Responses, toScript } from './to-script';

/** @beta */
export interface RenderAppOptions {
  /** The responses: data by call for the app's envelope, a `reply`, or the lines of a scripted adapter. Any other call fails with its name. Default: empty. */
  responses?: Responses | readonly ScriptLine[];
  /** The user; `api` uses the app's call with `responses`; `null` is signed out. Default: `tester` without roles, with `id` 1. */
  user?: PageUser | 'api' | null;
  /** Default: the app's language. */
  language?: string;
}

/** A rendered app: a page like `renderPage`'s in the whole console. @beta */
export interface RenderedApp extends RenderedPage {
  /** Opens another address, as a link does; resolves when it is drawn. */
  goTo: (address: string) => Promise<void>;
}

/** In ms, between two looks at whether everything is drawn. */
const lookMs = 10;

/** In ms: the code of a page is fetched, and on a busy machine made, when it is first opened. */
const pageLimit = 30_000;

/** Draws an app at an address, signed in, over scripted responses, in jsdom or a browser; rejects after 30 s. `unmount` restores storages. See docs/page-tests.md. @beta */
export async function renderApp(
  app: ConsoleApplication,
  address = '/',
  { responses = {}, user = {}, language }: RenderAppOptions = {},
): Promise<RenderedApp> {
  fillGaps();
  const restore = keepStorage();
  const counter = createCounter();
  const { api = envelopeApi() } = app;
  const scripted = createScriptedAdapter(toScript(responses, appEnvelope(api.http.conventions)));
  const { parts, run } = assembleConsole(
    {
      ...app,
      routes: watchRoutes(app.routes, counter),
      pages: watchPages(app.pages ?? {}, counter),
      config: { ...app.config, tokenStorage: 'memory', ...(language !== undefined && { language }) },
      api: {
        ...api,
        http: {
          ...api.http,
          adapter: Object.assign(scripted, { standalone: true as const }),
          // Counts outside of the client's steps, because some of them load code before or after a call.
          steps: [
            { before: 'share', step: { name: 'counted', run: (_call, next) => counter.watch(next)() } },
            ...(api.http.steps ?? []),
          ],
        },
        gateway: signedIn(api, user),
        ...(api.provider && { provider: { ...api.provider, complete: async () => null } }),
      },
    },
    createMemoryLocation(address),
  );
  if (user !== null) parts.session.adoptToken('scripted');

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draw = drawWhenReady(() => {
    root.render(
      <StrictMode>
        <ConsoleApp parts={parts} />
      </StrictMode>,
    );
  });
  let stop = () => {};
  await acting(() => {
    stop = run(draw);
  });

  const isWaiting = () =>
    counter.count() > 0 ||
    container.childElementCount === 0 ||
    container.querySelector('[data-part="starting"], [data-part="page-coming"]') !== null;
  const whenRendered = async (limit = 30_000) => {
    const until = Date.now() + limit;
    // The second look includes the rendering of the last response.
    for (let quiet = 0; quiet < 2; quiet = isWaiting() ? 0 : quiet + 1) {
      if (Date.now() > until)
        throw new Error(`After ${limit} ms ${address} is not drawn; ${counter.count()} calls or pages are under way.`);
      await acting(() => new Promise((resolve) => setTimeout(resolve, lookMs)));
    }
  };
  const unmount = async () => {
    await acting(() => {
      stop();
      root.unmount();
    });
    container.remove();
    restore();
  };
  try {
    await whenRendered(pageLimit);
  } catch (error) {
    await unmount();
    throw error;
  }
  return {
    container,
    calls: scripted.calls,
    address: () => parts.history.current.path + parts.history.current.search,
    goTo: async (to) => {
      await acting(() => parts.history.push(to));
      await whenRendered(pageLimit);
    },
    whenRendered,
    unmount,
  };
}

/** The app's session calls, with the test's user if there is one. */
function signedIn({ gateway: appGateway }: Api, user: RenderAppOptions['user']): NonNullable<Api['gateway']> {
  return ({ http, gateway }) => {
    const calls = typeof appGateway === 'function' ? appGateway({ http, gateway }) : (appGateway ?? gateway);
    if (!user || user === 'api') return calls;
    return {
      ...calls,
      signIn: async () => 'scripted',
      loadProfile: async () => ({ username: 'tester', facts: { id: 1 }, ...user }),
    };
  };
}
