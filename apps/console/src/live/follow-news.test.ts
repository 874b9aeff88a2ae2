// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { followNews, type NewsParts } from './follow-news';

const user = { username: 'ann', avatar: '', roles: ['Agent'], permissions: ['read:order'], admin: false };
let life = new AbortController();
afterEach(() => life.abort());

/** Listens to a server that answers so, and then waits for ever. */
function listen(...answers: unknown[]) {
  life = new AbortController();
  const asked: unknown[] = [];
  const get = vi.fn(async (_url: string, { params }: { params: unknown }) => {
    asked.push(params);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next ?? new Promise(() => {});
  });
  const session = {
    getToken: () => 'T0',
    snapshot: () => ({ status: 'signedIn', user, access: user }),
    setAccess: vi.fn(),
    loadProfile: vi.fn(async () => undefined),
  };
  const theme = { settings: { extra: {} }, set: vi.fn(), save: vi.fn() };
  const refresh = vi.fn();
  const parts = { http: { get }, session, theme, refresh, signal: life.signal, firstPause: 1 } as unknown as NewsParts;
  void followNews(parts);
  return { asked, session, theme, refresh };
}

const news = (known: string, change: object = {}, preferences: object = {}) => ({
  known,
  user: { ...user, ...change },
  preferences,
});

it('tells the server what it knows, and changes nothing where nothing is new', async () => {
  const { asked, session } = listen(news('1'), news('1'));
  await vi.waitFor(() => expect(asked).toEqual([{ known: '' }, { known: '1' }, { known: '1' }]));
  expect(session.setAccess).not.toHaveBeenCalled();
  expect(session.loadProfile).not.toHaveBeenCalled();
});

it('rights that have changed go to the session at once', async () => {
  const { session } = listen(news('2', { permissions: [] }));
  const rights = { roles: ['Agent'], permissions: [], admin: false };
  await vi.waitFor(() => expect(session.setAccess).toHaveBeenCalledWith(rights));
});

it('another picture makes the profile load anew', async () => {
  const { session } = listen(news('2', { avatar: '/avatar/x' }));
  await vi.waitFor(() => expect(session.loadProfile).toHaveBeenCalled());
  expect(session.setAccess).not.toHaveBeenCalled();
});

it('asks again after a failure and after what is no news', async () => {
  const { asked } = listen(new Error('down'), { known: 3 }, news('1'));
  await vi.waitFor(() => expect(asked).toEqual([{ known: '' }, { known: '' }, { known: '' }, { known: '1' }]));
});

it('preferences of the account are set on the device', async () => {
  // Loaded on demand, which takes its time on a busy machine.
  await import('./apply-preferences');
  const { theme } = listen(news('1', {}, { scheme: 'dark' }));
  await vi.waitFor(() => expect(theme.save).toHaveBeenCalled());
  expect(theme.set).toHaveBeenCalledWith(expect.objectContaining({ scheme: 'dark' }));
});

it('money that was paid or refused is fetched anew where it is shown; the first news are none [payment-shows-in-open-windows]', async () => {
  const { asked, refresh } = listen(
    { ...news('1'), settled: '1-10' },
    { ...news('2'), settled: '1-10' },
    { ...news('3'), settled: '2-20' },
  );
  await vi.waitFor(() => expect(asked).toHaveLength(4));

  expect(refresh.mock.calls.flat().filter(({ url }) => url === '/promotion/withdrawals')).toHaveLength(1);
});
