import { createScriptedAdapter, type ScriptLine } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ConsoleApplication } from './console-application';
import { assembleConsole } from './create-console';
import type { ApiOptions } from './kernel/api/api';
import { envelopeApi } from './kernel/api/envelope-api';

function open(
  script: readonly ScriptLine[],
  { api, ...application }: Omit<Partial<ConsoleApplication>, 'api'> & { api?: ApiOptions } = {},
) {
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en' },
    api: envelopeApi({ adapter: createScriptedAdapter(script), ...api }),
    ...application,
  });
  onTestFinished(() => parts.session.dispose());
  return parts;
}

it("a failure's message names the request where the response does [request-id-in-toast]", async () => {
  const headers = { 'X-Request-Id': 'a1-b2' };
  const { http, toasts } = open([{ match: '/orders', reply: { status: 500, body: { message: 'Down' }, headers } }]);
  await http.get('/orders').catch(() => {});
  expect(toasts.state.list).toMatchObject([{ text: 'Down', detail: { values: { id: 'a1-b2' } } }]);
});

it('without a request id there is none in the message', async () => {
  const { http, toasts } = open([{ match: '/orders', reply: { status: 500, body: { message: 'Down' } } }]);
  await http.get('/orders').catch(() => {});
  expect(toasts.state.list).toMatchObject([{ text: 'Down' }]);
  expect(toasts.state.list[0]).not.toHaveProperty('detail');
});

it("reads a server's routes as that server has them, by a reader of the app's own, and names what cannot be used", async () => {
  const menu = [
    { url: '/ships', label: 'Ships', view: 'ships', needs: [] },
    { url: '/vault', label: 'Vault', view: 'ships', needs: ['Keeper'] },
    { url: 7, label: 'Broken', view: 'ships', needs: [] },
  ];
  type Menu = typeof menu;
  const { navigation, session, errorLog } = open(
    [
      { match: 'GET /userInfo', reply: { body: { code: 200, data: { username: 'li', roles: ['Editor'] } } } },
      { match: 'GET /me/menu', reply: { body: { code: 200, data: { menu } } } },
    ],
    {
      pages: { ships: async () => ({ default: () => null }) },
      config: {
        tokenStorage: 'memory',
        language: 'en',
        authentication: 'all',
      },
      api: {
        paths: {
          routes: {
            method: 'GET',
            url: '/me/menu',
            from: ({ menu }: { menu: Menu }) => ({
              list: menu.map(({ url, label, view, needs }) => ({
                path: url,
                component: view,
                meta: { title: label, ...(needs.length > 0 && { guard: needs }) },
              })),
            }),
          },
        },
      },
    },
  );
  session.adoptToken('T1');
  onTestFinished(navigation.start());
  await vi.waitFor(() => expect(navigation.state.routes).toBeTruthy());
  const reach = (path: string) => navigation.state.routes?.table.match(path)?.route.entry.page;
  expect([reach('/ships'), reach('/vault')]).toEqual(['ships', undefined]);
  errorLog.flush();
  expect(errorLog.state.list.map(({ message }) => message).join()).toContain('Server route [2]');
});

it('takes a gateway of its own, whole [custom-gateway]', async () => {
  const gateway = {
    signIn: async () => 'T1',
    loadProfile: async () => ({ username: 'li', roles: ['Editor'] }),
  };
  const { session } = open([], { api: { gateway } });
  await session.signIn({ username: 'li', password: 'x' });
  expect((await session.loadProfile()).user.username).toBe('li');
  await session.signOut();
  expect(session.getToken()).toBeNull();
});

it('takes a gateway that differs from the shipped one in single calls', async () => {
  const script = [
    { match: 'POST /login', reply: { body: { code: 200, data: { token: 'T1' } } } },
    { match: 'GET /me', reply: { body: { code: 200, data: { name: 'li' } } } },
  ];
  const { session } = open(script, {
    api: {
      gateway: ({ http, gateway }) => ({
        ...gateway,
        loadProfile: async () => ({ username: (await http.get<{ name: string }>('/me')).name }),
      }),
    },
  });
  await session.signIn({ username: 'li', password: 'x' });
  expect((await session.loadProfile()).user.username).toBe('li');
});
