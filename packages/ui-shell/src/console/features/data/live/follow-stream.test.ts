// @vitest-environment jsdom
import type { StreamEvent, StreamOptions } from '@waybill/http';
import { afterEach, expect, it, vi } from 'vitest';
import { type Following, followStream } from './follow-stream';

let life = new AbortController();
afterEach(() => {
  life.abort();
  setVisible(true);
});

type Sent = { type: string; data?: unknown; id?: string } | Error;

/** Follows a server with these streams in sequence; the last one stays open. A stream without a state does not report that it is open. */
function follow(streams: Sent[][], { opens = true, ...given }: Partial<Following> & { opens?: boolean } = {}) {
  life = new AbortController();
  const begun: (string | undefined)[] = [];
  const shared: (string | undefined)[] = [];
  const heard: unknown[] = [];
  let id = 0;
  async function* open({ lastEventId, signal, share, onState }: StreamOptions): AsyncGenerator<StreamEvent> {
    begun.push(lastEventId);
    shared.push(share);
    if (opens) onState?.('open');
    for (const sent of streams.shift() ?? []) {
      if (sent instanceof Error) throw sent;
      id += 1;
      yield { id: String(id), data: undefined, ...sent };
    }
    if (streams.length === 0)
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  void followStream({
    open,
    isSignedIn: () => true,
    share: () => undefined,
    position: () => '',
    onEvent: ({ type, data }) => heard.push(data === undefined ? type : [type, data]),
    onGap: () => heard.push('gap'),
    signal: life.signal,
    pause: 1,
    ...given,
  });
  return { begun, shared, heard };
}

function setVisible(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('passes events on in order, after a gap for those before the stream was open [live-changes-by-one-hook]', async () => {
  const { begun, heard } = follow([[{ type: 'order', data: 7 }, { type: 'money' }], []]);
  await vi.waitFor(() => expect(begun).toEqual(['', '2']));
  expect(heard).toEqual(['gap', ['order', 7], 'money']);
});

it('has pages fetched again when the stream is open, without waiting for an event [live-changes-by-one-hook]', async () => {
  const { heard } = follow([[]]);
  await vi.waitFor(() => expect(heard).toEqual(['gap']));
});

it('misses nothing after the event that the first responses named, and fetches nothing again [stream-begins-with-pages]', async () => {
  const { begun, heard } = follow([[{ type: 'order' }], []], { position: () => '40' });
  await vi.waitFor(() => expect(begun).toEqual(['40', '1']));
  expect(heard).toEqual(['order']);
});

it('restarts at the current event after a failure, with a gap', async () => {
  const { begun, heard } = follow([[{ type: 'a' }, new Error('down')], [{ type: 'b' }], []], { position: () => '40' });
  await vi.waitFor(() => expect(begun).toEqual(['40', '', '2']));
  expect(heard).toEqual(['a', 'gap', 'b']);
});

it('has a gap after each stream of a server whose events have no ids', async () => {
  const { begun, heard } = follow([[{ type: 'a', id: '' }], [{ type: 'b', id: '' }], []]);
  await vi.waitFor(() => expect(begun).toEqual(['', '', '']));
  await vi.waitFor(() => expect(heard).toEqual(['gap', 'a', 'gap', 'b', 'gap']));
});

it('disconnects in a hidden window, and resumes after the last event', async () => {
  const { begun } = follow([[{ type: 'a' }, { type: 'b' }, { type: 'c' }], []]);
  await vi.waitFor(() => expect(begun).toEqual(['', '3']));
  setVisible(false);
  setVisible(true);
  await vi.waitFor(() => expect(begun).toEqual(['', '3', '3']));
});

it('waits for a user, and for the window to be seen', async () => {
  setVisible(false);
  let isSignedIn = false;
  const looks = vi.fn(() => isSignedIn);
  const { begun } = follow([[]], { isSignedIn: looks });
  expect(looks).not.toHaveBeenCalled();
  setVisible(true);
  await vi.waitFor(() => expect(looks).toHaveBeenCalled());
  expect(begun).toEqual([]);
  isSignedIn = true;
  await vi.waitFor(() => expect(begun).toEqual(['']));
});

it('shares the connection of a user by its name, in hidden windows too; a joining window reports its gap once [live-changes-by-one-hook]', async () => {
  setVisible(false);
  const { shared, heard } = follow([[]], { share: () => 'ann', opens: false });
  await vi.waitFor(() => expect(heard).toEqual(['gap']));
  expect(shared).toEqual(['ann']);
  setVisible(true);
  expect(heard).toEqual(['gap']);
});
