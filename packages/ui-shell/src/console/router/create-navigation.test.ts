import { createSession, createTokenStore, type SessionGateway } from '@waybill/auth-core';
import { describe, expect, it, vi } from 'vitest';
import type { RouteEntry } from '../route-entry';
import { createNavigation, type NavigationOptions } from './create-navigation';
import { type HashLocation, type HistoryEntry, parseAddress, toAddress } from './hash-location';
import { loadRoutes } from './load-routes';

const entries: RouteEntry[] = [
  { path: '/', children: [{ path: 'index', name: 'Index', page: 'index' }] },
  { path: '/order', children: [{ path: 'list', name: 'List', page: 'list' }] },
  { path: '/secret', name: 'Secret', page: 'secret', guard: ['Boss'] },
  { path: '/loop', redirect: '/pool' },
  { path: '/pool', redirect: '/loop' },
];

function createMemoryLocation(start: string): HashLocation & { trail: string[] } {
  let current: HistoryEntry = { ...parseAddress(start), key: '0', state: null };
  const listeners = new Set<(entry: HistoryEntry) => void>();
  const trail: string[] = [];
  const go = (to: string) => {
    trail.push(to);
    current = { ...parseAddress(to), key: String(trail.length), state: null };
    for (const listener of listeners) listener(current);
  };
  return {
    get current() {
      return current;
    },
    trail,
    push: go,
    replace: go,
    go: () => {},
    href: (to) => `#${to}`,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function start(
  address: string,
  { token = 'abc', ...changes }: { token?: string | null; gateway?: SessionGateway } & Partial<NavigationOptions> = {},
) {
  const tokens = createTokenStore({ kind: 'memory' });
  if (token !== null) tokens.write(token);
  const session = createSession({
    gateway: changes.gateway ?? { loadProfile: async () => ({ username: 'a', roles: ['Clerk'] }) },
    tokens,
    channel: null,
  });
  const history = createMemoryLocation(address);
  const onLoadFailed = vi.fn();
  const navigation = createNavigation({
    config: {
      authentication: 'intelligence',
      loginInterception: true,
      supportVisit: false,
      recordRoute: true,
      whitelist: ['/login', '/404', '/403'],
    },
    history,
    session,
    load: async (what) => {
      if (what === 'session' && session.snapshot().status !== 'signedIn') await session.loadProfile();
      return loadRoutes(entries, session.snapshot().access, () => {});
    },
    origin: 'https://waybill.test',
    progress: { start: () => {}, finish: () => {} },
    onLoadFailed,
    loopMessage: (chain) => `loop: ${chain}`,
    ...changes,
  });
  const stop = navigation.start();
  await vi.waitFor(() => expect(navigation.state.view.kind).not.toBe('starting'));
  return { navigation, stop, history, session, onLoadFailed, at: () => toAddress(history.current) };
}

describe('createNavigation', () => {
  it('shows the page of a reachable address, query and all', async () => {
    const { navigation } = await start('/order/list?page=2');
    expect(navigation.state.view).toMatchObject({ kind: 'page', entry: { path: '/order/list', search: '?page=2' } });
  });

  it('leads from a parent to its first page', async () => {
    expect((await start('/')).at()).toBe('/index');
  });

  it('leads a visitor without a token to login, remembering where he wanted to go', async () => {
    const { at, navigation } = await start('/order/list?page=2', { token: null });
    expect(at()).toBe('/login?redirect=%2Forder%2Flist%3Fpage%3D2');
    expect(navigation.state.view).toMatchObject({ kind: 'bare', page: 'login' });
  });

  it('leads from login to the remembered address once there is a token', async () => {
    expect((await start('/login?redirect=%2Forder%2Flist%3Fpage%3D2')).at()).toBe('/order/list?page=2');
  });

  it.each(['https%3A%2F%2Fevil.test', '%2F%2Fevil.test', '%E0%A4%A', '%2Flogin', '%2Fno%2Fsuch', '%5C%5Cevil.test'])(
    'leads from login to the first page when the remembered address is %s',
    async (redirect) => expect((await start(`/login?redirect=${redirect}`)).at()).toBe('/index'),
  );

  it('leads from login to 403 when the remembered address exists but is denied, as without the login', async () => {
    expect((await start('/login?redirect=%2Fsecret')).at()).toBe('/403');
  });

  it('shows 403 for a page that exists but is denied, 404 for one that does not exist', async () => {
    expect((await start('/secret')).at()).toBe('/403');
    expect((await start('/nowhere')).at()).toBe('/404');
  });

  it('resets nothing when the user cannot be loaded because this window closes, as the popup of a social login does', async () => {
    let closing = false;
    const load = vi.fn(async () => {
      if (closing) throw new Error('cut off');
      return loadRoutes(entries, { roles: [], permissions: [], admin: false }, () => {});
    });
    const { navigation, session, at, onLoadFailed } = await start('/order/list', { load, isClosing: () => closing });
    closing = true;
    navigation.settle({ forget: true });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(session.getToken()).toBe('abc');
    expect(at()).toBe('/order/list');
    expect(onLoadFailed).not.toHaveBeenCalled();
  });

  it('resets everything and goes to login when the user cannot be loaded', async () => {
    const { at, session, onLoadFailed } = await start('/order/list', {
      gateway: { loadProfile: () => Promise.reject(new Error('down')) },
    });
    expect(at()).toBe('/login');
    expect(session.getToken()).toBeNull();
    expect(onLoadFailed).toHaveBeenCalledTimes(1);
  });

  it('ends a circle of redirects with a sentence that names it', async () => {
    const { navigation } = await start('/loop');
    expect(navigation.state.view).toMatchObject({ kind: 'problem', message: expect.stringContaining('/loop → /pool') });
  });

  it('decides anew when rights changed, without the routes of before', async () => {
    const { navigation, session, at } = await start('/order/list');
    session.setAccess({ roles: ['Boss'] });
    navigation.settle({ forget: true });
    await vi.waitFor(() => expect(navigation.state.routes?.table.look('/secret').access).toBe('reachable'));
    expect(at()).toBe('/order/list');
  });

  it('follows the address no more once it was stopped', async () => {
    const { navigation, history, stop } = await start('/index');
    stop();
    history.push('/order/list');
    expect(navigation.state.view).toMatchObject({ entry: { path: '/index' } });
  });
});
