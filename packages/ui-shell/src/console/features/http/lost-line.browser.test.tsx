import { createScriptedAdapter, type ScriptedReply } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../create-console';
import { envelopeApi } from '../../kernel/api/envelope-api';
import { FloatingParts } from '../../view/floating-parts';
import { createLock } from '../session/lock/create-lock';
import { lockMark } from '../session/lock/lock-mark';

const noAnswer: ScriptedReply = { fail: 'network' };
/** The page that a login proxy sends in place of the server's response. */
const loginPage = (status: number): ScriptedReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Sign in</title>',
});
const answer = (data: unknown): ScriptedReply => ({ body: { code: 200, data } });

/** Opens a console whose token `ann-1` has expired. */
async function open(given: { userInfo?: ScriptedReply } = {}) {
  const userInfo = answer({ username: 'ann' });
  const world = { refresh: noAnswer, unlock: noAnswer, other: noAnswer, userInfo, ...given };
  const { parts, run } = assembleConsole({
    routes: [{ path: '/open', name: 'Open', page: async () => ({ default: () => null }), nav: { title: 'Open' } }],
    config: {
      tokenStorage: 'local',
      tokenName: 'lost-token',
      language: 'en',
      location: 'memory',
      storagePrefix: `lost-${Math.random()}`,
    },
    api: envelopeApi({
      paths: { unlock: '/unlock' },
      adapter: createScriptedAdapter([
        { match: 'GET /userInfo', reply: () => world.userInfo },
        { match: 'GET /refreshToken', reply: () => world.refresh },
        { match: 'POST /unlock', reply: () => world.unlock },
        {
          match: 'GET /orders',
          reply: ({ headers }) => (headers.token === 'ann-1' ? { body: { code: 402 } } : answer('orders')),
        },
        { match: /./, reply: () => world.other },
      ]),
    }),
  });
  parts.session.adoptToken('ann-1');
  onTestFinished(() => localStorage.removeItem('lost-token'));
  const drawing = drawInConsole(parts, <FloatingParts />);
  onTestFinished(run(() => () => {}));
  await drawing;
  parts.history.push('/open');
  const first = given.userInfo ? 'problem' : 'page';
  await vi.waitFor(() => expect(parts.navigation.state.view).toMatchObject({ kind: first }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  /** Makes a call with an expired token and advances the pauses between refresh attempts, but no timeout. */
  const call = async () => {
    let isSettled = false;
    const end = parts.http
      .get('/orders')
      .catch(({ kind }: { kind: string }) => kind)
      .finally(() => {
        isSettled = true;
      });
    while (!isSettled) await vi.advanceTimersByTimeAsync(100);
    return end;
  };
  return { ...parts, world, call };
}

const notice = () => page.getByText(/No connection to the server/);

it('keeps the session and shows a message while a refresh has no response, and renews when the network is back [lost-line-keeps-session]', async () => {
  const { session, history, world, call, http } = await open();
  expect(await call()).toBe('network');
  expect(session.snapshot()).toMatchObject({ status: 'signedIn', user: { username: 'ann' } });
  expect(history.current.path).toBe('/open');
  await expect.element(notice()).toBeVisible();
  world.refresh = answer({ 'lost-token': 'ann-2' });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(session.getToken()).toBe('ann-2'));
  await expect.element(notice()).not.toBeInTheDocument();
  expect(await http.get('/orders')).toBe('orders');
});

it('reopened offline it stays at its address, keeps the token, and continues when the network is back [lost-line-keeps-session]', async () => {
  const { session, history, navigation, world } = await open({ userInfo: noAnswer });
  expect(navigation.state.view).toMatchObject({
    kind: 'problem',
    message: expect.stringContaining('No connection to the server'),
  });
  expect([session.getToken(), history.current.path]).toEqual(['ann-1', '/open']);
  world.userInfo = answer({ username: 'ann' });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(navigation.state.view).toMatchObject({ kind: 'page' }));
  expect(session.snapshot().status).toBe('signedIn');
});

it('leads to login when the line is back and the refresh is refused', async () => {
  const { session, history, world, call } = await open();
  await call();
  world.refresh = { body: { code: 401, message: 'Signed out by an administrator.' } };
  expect(await call()).toBe('refresh');
  expect(session.snapshot().status).toBe('expired');
  expect(history.current.path).toBe('/login');
  await expect.element(notice()).not.toBeInTheDocument();
});

it('signs out without a line, and leaves no message behind', async () => {
  const { session, history, call } = await open();
  await call();
  const leaving = session.signOut();
  await vi.advanceTimersByTimeAsync(5000);
  await leaving;
  expect(session.snapshot().status).toBe('signedOut');
  expect(history.current.path).toBe('/login');
  await expect.element(notice()).not.toBeInTheDocument();
});

it('stays locked without a line: neither does the lock open nor the session end', async () => {
  const parts = await open();
  const { session, world, call, config } = parts;
  const mark = lockMark(config);
  createLock(parts);
  onTestFinished(() => void session.expire());
  mark.write('locked');
  window.dispatchEvent(new StorageEvent('storage', { key: mark.key, newValue: 'locked' }));
  const cover = page.getByRole('dialog', { name: /Locked/ });
  await expect.element(cover).toBeVisible();
  await call();
  await userEvent.fill(cover.getByLabelText('Password', { exact: true }), 'secret');
  await userEvent.keyboard('{Enter}');
  await expect.element(cover.getByRole('alert')).toBeVisible();
  expect(mark.isLocked()).toBe(true);
  expect(session.snapshot().status).toBe('signedIn');
  world.unlock = answer(null);
  await userEvent.fill(cover.getByLabelText('Password', { exact: true }), 'secret');
  await userEvent.keyboard('{Enter}');
  await expect.element(cover).not.toBeInTheDocument();
});

it('follows another window that signs in meanwhile', async () => {
  const { session, call } = await open();
  await call();
  localStorage.setItem('lost-token', 'bob-1');
  session.sync();
  expect(await call()).toBe('orders');
  expect(session.getToken()).toBe('bob-1');
  await expect.element(page.getByText(/Another window signed in/)).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
});

const proxyNotice = () => page.getByText(/A web page came instead of data. If a login proxy sent it, reload this page/);

it.each([200, 401, 403])(
  'names a login proxy that sends a page with status %s, and stays signed in [login-proxy-is-named]',
  async (status) => {
    const { session, history, world, http } = await open();
    world.other = loginPage(status);
    for (const silent of [true, false, true])
      await expect(http.post('/shipments', {}, { silent })).rejects.toMatchObject({
        userMessage: expect.stringMatching(/login proxy/),
      });
    await expect.element(proxyNotice()).toBeVisible();
    expect(proxyNotice().elements()).toHaveLength(1);
    expect(session.snapshot().status).toBe('signedIn');
    expect(history.current.path).toBe('/open');
  },
);

it('names a login proxy that answers the refresh, and does not speak of a lost line', async () => {
  const { session, world, call } = await open();
  world.refresh = loginPage(200);
  expect(await call()).toBe('network');
  await expect.element(proxyNotice()).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(session.snapshot().status).toBe('signedIn');
});
