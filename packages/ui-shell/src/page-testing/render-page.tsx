import { I18nProvider } from '@lingui/react';
import type { PersonFacts } from '@waybill/auth-core';
import { SessionProvider } from '@waybill/auth-core/react';
import type { HttpClient } from '@waybill/http';
import { createScriptedAdapter, type ScriptedCall, type ScriptLine } from '@waybill/http/testing';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, matchPath, useLocation } from 'react-router';
import { assembleConsole } from '../console/create-console';
import { readRouteTable } from '../console/features/navigation/routes/read-route-table';
import { PageTitleContext } from '../console/features/navigation/routes/use-page-title';
import { envelopeApi } from '../console/kernel/api/envelope-api';
import type { ConsoleOptions } from '../console/kernel/console-config';
import { ConsoleContext } from '../console/kernel/console-context';
import type { RouteDefinition, RouteEntry } from '../console/kernel/route-entry';
import { ConfirmDialog } from '../feedback/confirm-dialog';
import { Toaster } from '../feedback/toaster';
import { BusinessZoneContext } from '../lib/business-zone';
import type { Text } from '../locales/define-messages';
import { ThemeStyles } from '../theme/theme-sheet';
import { acting } from './acting';
import { fillGaps } from './fill-gaps';
import { type Responses, toScript } from './to-script';

/** The user of the page; all fields are optional. @beta */
export interface PageUser {
  /** Default `tester`. */
  username?: string;
  /** Roles of the user. Default: empty. */
  roles?: readonly string[];
  /** Permissions of the user. Default: empty. */
  permissions?: readonly string[];
  /** The facts for record rules. Default: the `id` 1. */
  facts?: PersonFacts;
}

/** @beta */
export interface RenderPageOptions {
  /** The route table, for the page's title. Default: empty. */
  routes?: readonly RouteDefinition[];
  /** The address of the page with its query. Default `/`. */
  address?: string;
  /** The responses: data by call, or the lines of a scripted adapter. Any other call fails with its name. Default: empty. */
  responses?: Responses | readonly ScriptLine[];
  user?: PageUser;
  /** Settings of the console. Default: English, a token in memory. */
  config?: ConsoleOptions;
}

/** A page on trial. @beta */
export interface RenderedPage {
  readonly container: HTMLElement;
  /** The requests in order. */
  readonly calls: readonly ScriptedCall[];
  /** The current address with its query. */
  address: () => string;
  /** Resolves when every response has arrived and is rendered. Rejects after `limit` ms, by default 30,000. */
  whenRendered: (limit?: number) => Promise<void>;
  /** Unmounts the page and ends its session. */
  unmount: () => Promise<void>;
}

/** Renders a page in a signed-in console with scripted responses, in jsdom or a browser. Resolves after its first calls; rejects after 30 s. @beta */
export async function renderPage(page: ReactNode, options: RenderPageOptions = {}): Promise<RenderedPage> {
  fillGaps();
  const { routes = [], address = '/', responses = {}, user = {}, config } = options;
  const scripted = createScriptedAdapter(toScript(responses));
  const { parts } = assembleConsole({
    routes,
    config: { language: 'en', tokenStorage: 'memory', ...config },
    api: envelopeApi({
      adapter: scripted,
      gateway: {
        signIn: async () => 'scripted',
        loadProfile: async () => ({ username: 'tester', facts: { id: 1 }, ...user }),
      },
    }),
  });
  await parts.session.signIn({ username: user.username ?? 'tester', password: '' });
  await parts.session.loadProfile();

  const waiting = watchCalls(parts.http);
  const watched = { ...parts, http: waiting.http };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let present = address;
  await acting(() =>
    root.render(
      <StrictMode>
        <I18nProvider i18n={parts.i18n}>
          <ThemeStyles />
          <ConsoleContext value={watched}>
            <SessionProvider session={parts.session}>
              <BusinessZoneContext value={parts.config.timeZone}>
                <PageTitleContext value={titleAt(readRouteTable(routes).entries, address)}>
                  <MemoryRouter initialEntries={[address]}>
                    {page}
                    <Whereabouts
                      onArrival={(next) => {
                        present = next;
                      }}
                    />
                  </MemoryRouter>
                </PageTitleContext>
                <Toaster toasts={parts.toasts} />
                <ConfirmDialog confirm={parts.confirm} />
              </BusinessZoneContext>
            </SessionProvider>
          </ConsoleContext>
        </I18nProvider>
      </StrictMode>,
    ),
  );
  const whenRendered = async (limit = 30_000) => {
    const until = Date.now() + limit;
    do {
      await acting(() => new Promise((resolve) => setTimeout(resolve)));
      if (Date.now() > until)
        throw new Error(`After ${limit} ms ${waiting.count()} calls of the page are still under way.`);
    } while (waiting.count() > 0);
    // Renders the last response.
    await acting(() => new Promise((resolve) => setTimeout(resolve)));
  };
  const unmount = async () => {
    await acting(() => root.unmount());
    container.remove();
    parts.session.dispose();
  };
  try {
    await whenRendered();
  } catch (error) {
    await unmount();
    throw error;
  }
  return {
    container,
    calls: scripted.calls,
    address: () => present,
    whenRendered,
    unmount,
  };
}

/** Wraps the client of a console and counts its pending calls. */
function watchCalls(client: HttpClient): { http: HttpClient; count: () => number } {
  let count = 0;
  const http = new Proxy(client, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, given);
        if (!(result instanceof Promise)) return result;
        count += 1;
        return result.finally(() => {
          count -= 1;
        });
      };
    },
  });
  return { http, count: () => count };
}

function Whereabouts({ onArrival }: { onArrival: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onArrival(pathname + search);
  return null;
}

function titleAt(entries: readonly RouteEntry[], address: string, above = ''): Text | undefined {
  const { pathname } = new URL(address, 'http://page');
  for (const { path, nav, children = [] } of entries) {
    const whole = path.startsWith('/') ? path : `${above}/${path}`.replace('//', '/');
    const title = matchPath(whole, pathname) && children.length === 0 ? nav?.title : titleAt(children, address, whole);
    if (title !== undefined) return title;
  }
  return undefined;
}
