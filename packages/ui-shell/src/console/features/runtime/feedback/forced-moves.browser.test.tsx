import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { defineRoutes } from '../../../kernel/route-entry';
import { FloatingParts } from '../../../view/floating-parts';
import { tabsOf } from '../../navigation/tabs/tabs-of';

const Nothing = () => null;
const routes = defineRoutes([
  { path: '/open', name: 'Open', page: async () => ({ default: Nothing }), nav: { title: 'Open' } },
  {
    path: '/prices',
    name: 'Prices',
    page: async () => ({ default: Nothing }),
    nav: { title: 'Prices' },
    guard: { permission: ['see:prices'] },
  },
]);
const permissions = ['see:prices'];

/** A console of a user who is signed in, in a server that answers with these codes by path. */
async function open(codes: Readonly<Record<string, number>> = {}) {
  const { parts, run } = assembleConsole({
    routes,
    config: {
      tokenStorage: 'local',
      tokenName: 'forced-token',
      language: 'en',
      location: 'memory',
      storagePrefix: `forced-${Math.random()}`,
    },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: 'GET /userInfo', reply: { body: { code: 200, data: { username: 'ann', permissions } } } },
        {
          match: /./,
          reply: ({ url }) => ({
            body: {
              code: codes[new URL(url, window.location.href).pathname] ?? 200,
              data: null,
              message: 'The reason.',
            },
          }),
        },
      ]),
    }),
  });
  parts.session.adoptToken('ann-1');
  onTestFinished(() => localStorage.removeItem('forced-token'));
  const drawing = drawInConsole(parts, <FloatingParts />);
  onTestFinished(run(() => () => {}));
  await drawing;
  await goTo(parts, '/prices');
  return parts;
}

async function goTo({ history, navigation }: ConsoleParts, path: string) {
  history.push(path);
  await vi.waitFor(() => expect(navigation.state.view).toMatchObject({ kind: 'page', entry: { path } }));
}

const reason = (text: string) => page.getByText(text, { exact: true });
const messagesOf = ({ toasts }: ConsoleParts) => toasts.state.list.map(({ text, count }) => [text, count]);

it('explains once the end of a session that a silent call detects, until the user closes it [forced-move-shows-reason] [refresh-failure-leads-to-login]', async () => {
  const parts = await open({ '/stream': 401, '/orders': 401 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const calls = [parts.http.get('/stream', { silent: true }), parts.http.get('/orders')];
  await Promise.allSettled(calls);
  await vi.waitFor(() => expect(parts.history.current.path).toBe('/login'));
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(reason('The reason.')).toBeVisible();
  expect(messagesOf(parts)).toEqual([['The reason.', 1]]);
});

it('explains a call that fails aloud once, and removes the reason after a sign-in', async () => {
  const parts = await open({ '/orders': 401 });
  await Promise.allSettled([parts.http.get('/orders')]);
  expect(messagesOf(parts)).toEqual([['The reason.', 1]]);
  parts.session.adoptToken('ann-2');
  expect(messagesOf(parts)).toEqual([]);
});

it('shows no message about an expired token at a deliberate sign-out', async () => {
  const parts = await open({ '/logout': 401 });
  await parts.session.signOut();
  expect(messagesOf(parts)).toEqual([]);
  expect(parts.session.snapshot().status).toBe('signedOut');
});

it('explains why a refused silent call leads to the page of denied access', async () => {
  const parts = await open({ '/secret': 403 });
  await Promise.allSettled([parts.http.get('/secret', { silent: true })]);
  expect(parts.history.current.path).toBe('/403');
  await expect.element(reason('The reason.')).toBeVisible();
});

it('names the pages that close because rights are taken away', async () => {
  const parts = await open();
  parts.session.setAccess({ permissions: [] });
  await expect.element(page.getByText(/Your rights have changed, so these pages were closed: Prices\./)).toBeVisible();
  expect(tabsOf(parts).state.list.tabs.map(({ key }) => key)).not.toContain('/prices');
});

it('explains a sign-out in another window, and a sign-in there', async () => {
  const parts = await open();
  localStorage.removeItem('forced-token');
  parts.session.sync();
  await expect.element(page.getByText(/The login ended in another window/)).toBeVisible();
  parts.session.adoptToken('ann-2');
  await parts.session.loadProfile();
  localStorage.setItem('forced-token', 'bob-1');
  parts.session.sync();
  await expect.element(page.getByText(/Another window signed in/)).toBeVisible();
});
