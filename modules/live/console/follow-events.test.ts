// @vitest-environment jsdom
import type { StreamEvent, StreamOptions } from '@waybill/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EventParts, followEvents } from './follow-events';

const user = { username: 'ann', avatar: '', roles: ['Agent'], permissions: ['read:order'], admin: false };
let life = new AbortController();
beforeEach(() => {
  over('h2');
});
afterEach(() => {
  life.abort();
  setVisible(true);
});

const over = (nextHopProtocol: string) => Reflect.set(performance, 'getEntriesByType', () => [{ nextHopProtocol }]);

type Told = { type: string; data: unknown } | Error;

/** Listens to a server whose streams tell so, one after the other; the last one stays open. */
function listen(...streams: Told[][]) {
  return listenAfter({ grace: -1 }, ...streams);
}

/** What is known at the start: the time within which nothing is missed, in ms, or the event after which pages were fetched. */
function listenAfter({ grace = -1, position = '' }: { grace?: number; position?: string }, ...streams: Told[][]) {
  life = new AbortController();
  const asked: (string | undefined)[] = [];
  const shared: (string | undefined)[] = [];
  let id = 0;
  async function* stream(
    _url: string,
    { lastEventId, signal, share }: StreamOptions = {},
  ): AsyncGenerator<StreamEvent> {
    asked.push(lastEventId);
    shared.push(share);
    for (const told of streams.shift() ?? []) {
      if (told instanceof Error) throw told;
      id += 1;
      yield { id: String(id), ...told };
    }
    if (streams.length === 0)
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  const session = {
    getToken: () => 'T0',
    snapshot: () => ({ status: 'signedIn', user, access: user }),
    setAccess: vi.fn(),
    loadProfile: vi.fn(async () => undefined),
  };
  const theme = { settings: { extra: {} }, set: vi.fn(), save: vi.fn() };
  const heard = { change: vi.fn(), onNotice: vi.fn(), onPresence: vi.fn() };
  const report = vi.fn();
  const parts = { http: { stream }, session, theme, ...heard, report, signal: life.signal, pause: 1, grace };
  const at = { position: () => position };
  void followEvents({ ...parts, ...at } as unknown as EventParts);
  return { asked, shared, session, theme, ...heard, report };
}

const account = (change: object = {}, preferences: object = {}) => ({
  type: 'account',
  data: { known: '1', user: { ...user, ...change }, preferences },
});
const order = (by: string) => ({
  type: 'order',
  data: { id: 7, by, kind: 'step', status: 'accepted', version: 2 },
});

function setVisible(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('changes nothing where the account is as it was', async () => {
  const { asked, session } = listen([account(), account()], []);
  await vi.waitFor(() => expect(asked).toEqual(['', '2']));
  expect(session.setAccess).not.toHaveBeenCalled();
  expect(session.loadProfile).not.toHaveBeenCalled();
});

it('rights that have changed go to the session at once', async () => {
  const { session } = listen([account({ permissions: [] })]);
  const rights = { roles: ['Agent'], permissions: [], admin: false };
  await vi.waitFor(() => expect(session.setAccess).toHaveBeenCalledWith(rights));
});

it('another picture makes the profile load anew', async () => {
  const { session } = listen([account({ avatar: '/avatar/x' })]);
  await vi.waitFor(() => expect(session.loadProfile).toHaveBeenCalled());
  expect(session.setAccess).not.toHaveBeenCalled();
});

it('preferences of the account are set on the device', async () => {
  // Loaded on demand, which takes its time on a busy machine.
  await import('@waybill/account/apply-preferences');
  const { theme } = listen([account({}, { scheme: 'dark' })]);
  await vi.waitFor(() => expect(theme.save).toHaveBeenCalled());
  expect(theme.set).toHaveBeenCalledWith(expect.objectContaining({ scheme: 'dark' }));
});

it('events of other modules are passed on as they came, after what happened before the stream began', async () => {
  const money = { type: 'money', data: { id: 1, by: 'bob' } };
  const { asked, change } = listen([order('bob'), money], []);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(change.mock.calls).toEqual([[], ['order', order('bob').data], ['money', money.data]]);
});

it('everything is fetched anew after more than the server keeps', async () => {
  const { change } = listen([{ type: 'reset', data: {} }]);
  await vi.waitFor(() => expect(change.mock.calls).toEqual([[], []]));
});

it('what happened before a stream began, which nobody tells, is fetched anew; one that goes on misses nothing', async () => {
  const { asked, change } = listen([account()], [account()], []);
  await vi.waitFor(() => expect(asked).toEqual(['', '1', '2']));
  expect(change.mock.calls).toEqual([[]]);
});

it('a stream that begins beside the pages has nothing fetched again; one that begins anew after a failure has', async () => {
  const { asked, change } = listenAfter({ grace: 60_000 }, [account()], [order('bob')], []);
  await vi.waitFor(() => expect(asked).toEqual(['', '1', '2']));
  expect(change.mock.calls).toEqual([['order', order('bob').data]]);
});

it('a stream begins after the event that the first responses were made after, and has nothing fetched again', async () => {
  const { asked, change } = listenAfter({ position: '40' }, [order('bob')], []);
  await vi.waitFor(() => expect(asked).toEqual(['40', '1']));
  expect(change.mock.calls).toEqual([['order', order('bob').data]]);
});

it('a new notice goes to the bell with what it says; one of an older server says that there is one', async () => {
  const { asked, onNotice } = listen(
    [
      { type: 'notice', data: { id: 3, image: '', notice: '<b>Late</b>', email: 'Late' } },
      { type: 'notice', data: { id: 4 } },
    ],
    [],
  );
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(onNotice.mock.calls).toEqual([
    [{ image: '', notice: '<b>Late</b>', email: 'Late' }],
    [{ image: '', notice: '', email: '' }],
  ]);
});

it('an event that does not fit is reported, and stops no other', async () => {
  const { change, report } = listen([{ type: 'presence', data: {} }, order('bob')]);
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith('order', order('bob').data));
  expect(report.mock.calls.map(([error]) => error.message)).toEqual([
    '/live/events: an event "presence" is not what the contract says',
  ]);
});

it('a failed stream is begun anew from what is then', async () => {
  const { asked } = listen([account(), new Error('down')], [account()], []);
  await vi.waitFor(() => expect(asked).toEqual(['', '', '2']));
});

it('a hidden window listens no more, and goes on after the last event it heard of', async () => {
  const { asked } = listen([order('bob')]);
  await vi.waitFor(() => expect(asked).toEqual(['']));
  setVisible(false);
  await new Promise((soon) => setTimeout(soon, 20));
  expect(asked).toHaveLength(1);
  setVisible(true);
  await vi.waitFor(() => expect(asked).toEqual(['', '1']));
});

it('over HTTP/1.1 the windows of an account share a connection, hidden ones too', async () => {
  over('http/1.1');
  setVisible(false);
  const { asked, shared } = listen([]);
  await vi.waitFor(() => expect(asked).toEqual(['']));
  expect(shared).toEqual(['ann']);
});
