import { anonymous, createSession, createTokenStore, type SessionGateway } from '@waybill/auth-core';
import { subscribe } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { LoadedRoutes } from '../../../kernel/ports/navigation';
import type { HistoryEntry, WindowLocation } from '../../../kernel/ports/window-location';
import type { RouteEntry } from '../../../kernel/route-entry';
import { createConsoleTable, loadRoutes } from '../routes/load-routes';
import { createNavigation, type NavigationOptions } from './create-navigation';
import { parseAddress, toAddress } from './window-location';

const entries: RouteEntry[] = [
  { path: '/', children: [{ path: 'index', name: 'Index', page: 'index' }] },
  { path: '/order', children: [{ path: 'list', name: 'List', page: 'list' }] },
  { path: '/secret', name: 'Secret', page: 'secret', guard: ['Boss'] },
  { path: '/loop', redirect: '/pool' },
  { path: '/pool', redirect: '/loop' },
];

function createMemoryLocation(start: string): WindowLocation & { replaced: string[] } {
  let current: HistoryEntry = { ...parseAddress(start), key: '0', state: null };
  const listeners = new Set<(entry: HistoryEntry) => void>();
  const replaced: string[] = [];
  const go = (to: string) => {
    replaced.push(to);
    current = { ...parseAddress(to), key: String(replaced.length), state: null };
    for (const listener of listeners) listener(current);
  };
  return {
    get current() {
      return current;
    },
    replaced,
    push: go,
    replace: go,
    go: () => {},
    href: (to) => `#${to}`,
    addBackStep: () => () => {},
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
      access: 'login',
      recordRoute: true,
    },
    whitelist: ['/login', '/404', '/403'],
    history,
    session,
    load: async (what) => {
      if (what === 'session' && session.snapshot().status !== 'signedIn') await session.loadProfile();
      return loadRoutes(createConsoleTable(entries).withSubject(session.snapshot().access), () => {});
    },
    standalonePages: ['login', '403', '404'].map((key) => ({ path: `/${key}`, title: key })),
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

  it.each([
    ['/login/', '/login'],
    ['/login//?redirect=%2Findex', '/login?redirect=%2Findex'],
    ['/403/', '/403'],
  ])('leads from %s to the open page %s', async (address, to) => {
    const { at, navigation } = await start(address, { token: null });
    expect(at()).toBe(to);
    expect(navigation.state.view).toMatchObject({ kind: 'standalone', page: to.slice(1).split('?')[0] });
  });

  it('shows a page at its address, also with a trailing slash in it or in the stored address', async () => {
    for (const address of ['/order/list/?page=2', '/login/?redirect=%2Forder%2Flist%2F%3Fpage%3D2']) {
      const { at, navigation } = await start(address);
      expect(at(), address).toBe('/order/list?page=2');
      expect(navigation.state.view).toMatchObject({ kind: 'page', entry: { path: '/order/list' } });
    }
  });

  it('ends the progress of a visit when the code of its page is there, and of the last visit only [progress-bar-ends-with-page]', async () => {
    const progress = { start: vi.fn(), finish: vi.fn() };
    const arrived: (() => void)[] = [];
    const prepare = vi.fn(async (): Promise<unknown> => undefined);
    const { history, navigation } = await start('/index', { progress, prepare });
    await vi.waitFor(() => expect(progress.finish).toHaveBeenCalledTimes(1));
    prepare.mockImplementation(() => new Promise((resolve) => arrived.push(() => resolve(undefined))));
    history.push('/order/list');
    history.push('/index');
    await vi.waitFor(() => expect(arrived).toHaveLength(2));
    expect(navigation.state.view).toMatchObject({ kind: 'page', entry: { path: '/index' } });
    arrived[0]?.();
    await Promise.resolve();
    expect(progress.finish).toHaveBeenCalledTimes(1);
    arrived[1]?.();
    await vi.waitFor(() => expect(progress.finish).toHaveBeenCalledTimes(2));
  });

  it('leads from a parent to its first page', async () => {
    expect((await start('/')).at()).toBe('/index');
  });

  it('redirects a visitor without a token to login with the return address', async () => {
    const { at, navigation } = await start('/order/list?page=2', { token: null });
    expect(at()).toBe('/login?redirect=%2Forder%2Flist%3Fpage%3D2');
    expect(navigation.state.view).toMatchObject({ kind: 'standalone', page: 'login' });
  });

  it('leads from login to the remembered address once there is a token', async () => {
    expect((await start('/login?redirect=%2Forder%2Flist%3Fpage%3D2')).at()).toBe('/order/list?page=2');
  });

  it.each(['https%3A%2F%2Fevil.test', '%2F%2Fevil.test', '%E0%A4%A', '%2Flogin', '%2Fno%2Fsuch', '%5C%5Cevil.test'])(
    'leads from login to the first page when the remembered address is %s',
    async (redirect) => expect((await start(`/login?redirect=${redirect}`)).at()).toBe('/index'),
  );

  it('leads from login to the first page when the remembered address is one that this user may not see', async () => {
    expect((await start('/login?redirect=%2Fsecret')).at()).toBe('/index');
  });

  it('leads from login to the stored page, unless an address is remembered or the user may not open it [place-put-aside-no-address]', async () => {
    const takePlace = () => '/order/list?page=3#top';
    expect((await start('/login', { takePlace })).at()).toBe('/order/list?page=3#top');
    expect((await start('/login?redirect=%2Findex', { takePlace })).at()).toBe('/index');
    expect((await start('/login?redirect=%2Fsecret', { takePlace })).at()).toBe('/order/list?page=3#top');
    expect((await start('/login', { takePlace: () => '/secret' })).at()).toBe('/index');
    expect((await start('/login', { takePlace: () => '//evil.test' })).at()).toBe('/index');
    expect((await start('/login', { takePlace: () => '/order/\ud800' })).at()).toBe('/index');
  });

  it('replaces the address once, however many redirects lead to the page [address-is-replaced-once]', async () => {
    const { history, at } = await start('/login?redirect=%2Forder');
    expect(at()).toBe('/order/list');
    expect(history.replaced).toEqual(['/order/list']);
  });

  it('matches an address once a visit, and publishes the match with the view [address-is-matched-once-per-visit]', async () => {
    const { navigation, history } = await start('/index');
    const { table } = navigation.state.routes as LoadedRoutes;
    const visit = vi.spyOn(table.all, 'match');
    history.push('/order/list?page=2');
    await vi.waitFor(() => expect(navigation.state.view).toMatchObject({ entry: { path: '/order/list' } }));
    expect(navigation.state.view).toMatchObject({ match: { route: { path: '/order/list' } } });
    expect(visit).toHaveBeenCalledTimes(1);
  });

  it('decides once where an expiry leads to login [expiry-is-decided-once]', async () => {
    const { navigation, history, session, at } = await start('/order/list');
    const views: string[] = [];
    subscribe(navigation.state, () => views.push(navigation.state.view.kind), true);
    session.subscribe(({ kind }) => {
      if (kind === 'expired') navigation.revisit({ forget: true, to: '/login' });
    });
    session.expire();
    expect(at()).toBe('/login');
    expect(history.replaced).toEqual(['/login']);
    expect(views.filter((kind) => kind === 'standalone')).toHaveLength(1);
  });

  it('shows 403 for a page that exists but is denied, 404 for one that does not exist', async () => {
    expect((await start('/secret')).at()).toBe('/403');
    expect((await start('/nowhere')).at()).toBe('/404');
  });

  it('resets nothing when the user cannot be loaded because this window closes, as the popup of a social login does', async () => {
    let closing = false;
    const load = vi.fn(async () => {
      if (closing) throw new Error('cut off');
      return loadRoutes(createConsoleTable(entries).withSubject(anonymous), () => {});
    });
    const { navigation, session, at, onLoadFailed } = await start('/order/list', { load, isClosing: () => closing });
    closing = true;
    navigation.revisit({ forget: true });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(session.getToken()).toBe('abc');
    expect(at()).toBe('/order/list');
    expect(onLoadFailed).not.toHaveBeenCalled();
  });

  it('resets everything and goes to login when the user cannot be loaded [failure-resets-leads-to-login]', async () => {
    const { at, session, onLoadFailed } = await start('/order/list', {
      gateway: { loadProfile: () => Promise.reject(new Error('down')) },
    });
    expect(at()).toBe('/login');
    expect(session.getToken()).toBeNull();
    expect(onLoadFailed).toHaveBeenCalledTimes(1);
  });

  it('keeps token and address while the user cannot be loaded, shows a message, and continues when the network is back [lost-line-keeps-session]', async () => {
    let isLost = true;
    let goOn = () => {};
    const { at, session, navigation, onLoadFailed } = await start('/order/list?page=2', {
      gateway: {
        loadProfile: async () => {
          if (isLost) throw new DOMException('no answer', 'NetworkError');
          return { username: 'a', roles: ['Clerk'] };
        },
      },
      waitForLine: (_, tryAgain) => {
        goOn = tryAgain;
        return 'offline';
      },
    });
    expect(navigation.state.view).toEqual({ kind: 'problem', message: 'offline' });
    expect([at(), session.getToken(), onLoadFailed.mock.calls]).toEqual(['/order/list?page=2', 'abc', []]);
    isLost = false;
    goOn();
    await vi.waitFor(() => expect(navigation.state.view).toMatchObject({ kind: 'page', entry: { search: '?page=2' } }));
  });

  it('ends a circle of redirects with a sentence that names it', async () => {
    const { navigation } = await start('/loop');
    expect(navigation.state.view).toMatchObject({ kind: 'problem', message: expect.stringContaining('/loop → /pool') });
  });

  it('navigates again without the earlier routes after they are reset', async () => {
    const { navigation, session, at } = await start('/order/list');
    session.setAccess({ roles: ['Boss'] });
    navigation.revisit({ forget: true });
    await vi.waitFor(() => expect(navigation.state.routes?.table.look('/secret').access).toBe('reachable'));
    expect(at()).toBe('/order/list');
  });

  it('keeps the routes of before until those of the changed rights are there, so that nothing on screen goes and comes back [rights-change-under-open-tool]', async () => {
    const { navigation, session, at } = await start('/order/list');
    const seen: unknown[] = [];
    subscribe(navigation.state, () => seen.push(navigation.state.routes && navigation.state.view.kind), true);
    session.setAccess({ roles: ['Boss'] });
    navigation.revisit({ renew: true });
    await vi.waitFor(() => expect(navigation.state.routes?.table.look('/secret').access).toBe('reachable'));
    session.setAccess({ roles: [] });
    navigation.revisit({ renew: true });
    await vi.waitFor(() => expect(navigation.state.routes?.table.look('/secret').access).toBe('denied'));
    expect(at()).toBe('/order/list');
    expect(new Set(seen)).toEqual(new Set(['page']));
  });

  it('leaves no routes of before where those of the changed rights do not come', async () => {
    let fails = false;
    const load = vi.fn(async () => {
      if (fails) throw new Error('down');
      return loadRoutes(createConsoleTable(entries).withSubject(anonymous), () => {});
    });
    const { navigation, at } = await start('/order/list', { load });
    fails = true;
    navigation.revisit({ renew: true });
    await vi.waitFor(() => expect(at()).toBe('/login'));
    expect(navigation.state.routes).toBeNull();
  });

  it('follows the address no more once it was stopped', async () => {
    const { navigation, history, stop } = await start('/index');
    stop();
    history.push('/order/list');
    expect(navigation.state.view).toMatchObject({ entry: { path: '/index' } });
  });
});
