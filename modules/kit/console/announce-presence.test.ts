// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcePresence, type Doing, othersAmong } from './announce-presence';
import { createPresenceNews } from './presence-news';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setVisible(true);
  vi.useRealTimers();
});

function setVisible(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const person = (username: string, editing = false) => ({ window: `window-of-${username}`, username, editing });

function announce(doing: Doing) {
  const life = new AbortController();
  const messages: string[] = [];
  const onPeople = vi.fn();
  const say = async (what: string, { keepalive }: { keepalive: boolean }) => {
    messages.push(keepalive ? `${what} at last` : what);
    return [person('ann')];
  };
  const { publish, follow } = createPresenceNews();
  announcePresence({ id: 7, doing, say, follow, onPeople, signal: life.signal });
  return {
    said: messages,
    onPeople,
    publish,
    leave: () => life.abort(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('a record that is looked at is announced, again every 20 s, and left with its page', async () => {
  const { said: messages, onPeople, leave, pass } = announce('reading');
  await pass(700);
  expect(onPeople).toHaveBeenCalledWith([person('ann')]);
  await pass(20_000);
  leave();
  await pass(60_000);
  expect(messages).toEqual(['reading', 'reading', 'leaving']);
});

it('does not announce a record that is shown only briefly', async () => {
  const { said: messages, leave, pass } = announce('reading');
  await pass(500);
  leave();
  await pass(60_000);
  expect(messages).toEqual([]);
});

it('announces an editing user at once, also while the window is hidden', async () => {
  const { said: messages, leave, pass } = announce('editing');
  await pass(0);
  setVisible(false);
  await pass(20_000);
  expect(messages).toEqual(['editing', 'editing']);
  leave();
});

it('withdraws a reading user while the window is hidden, and announces them again when it is shown', async () => {
  const { said: messages, leave, pass } = announce('reading');
  await pass(700);
  setVisible(false);
  await pass(60_000);
  setVisible(true);
  await pass(700);
  expect(messages).toEqual(['reading', 'leaving', 'reading']);
  leave();
});

it('a closing window announces this last', async () => {
  const { said: messages, leave, pass } = announce('reading');
  await pass(700);
  window.dispatchEvent(new Event('pagehide'));
  leave();
  expect(messages).toEqual(['reading', 'leaving at last']);
});

it('reports users who come and go', async () => {
  const { onPeople, publish, leave, pass } = announce('reading');
  await pass(700);
  publish({ id: 8, people: [] });
  publish({ id: 7, people: [person('bob', true)] });
  expect(onPeople.mock.lastCall).toEqual([[person('bob', true)]]);
  leave();
  publish({ id: 7, people: [] });
  expect(onPeople).toHaveBeenCalledTimes(2);
});

it('names every other user once, editing ones first', () => {
  expect(othersAmong([person('ann'), person('bob'), person('me', true), person('bob', true)], 'me')).toEqual([
    { username: 'bob', editing: true },
    { username: 'ann', editing: false },
  ]);
});
