import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { shareStream } from './share-stream';
import type { StreamEvent } from './stream-options';

const opened: AbortController[] = [];
afterEach(() => {
  for (const window of opened.splice(0)) window.abort();
});

/** A server that sends every connection the numbers after its last event id, and then each new one. */
function createServer() {
  let count = 0;
  const connections = new Set<() => void>();
  async function* connect(lastEventId: string, signal: AbortSignal): AsyncGenerator<StreamEvent<number>> {
    let sent = lastEventId === '' ? count : Number(lastEventId);
    while (!signal.aborted) {
      while (sent < count) {
        sent += 1;
        yield { id: String(sent), type: 'message', data: sent };
      }
      await new Promise<void>((go) => {
        const wake = () => {
          connections.delete(wake);
          go();
        };
        connections.add(wake);
        signal.addEventListener('abort', wake);
      });
    }
  }
  return {
    connect,
    write() {
      count += 1;
      for (const wake of [...connections]) wake();
    },
    get open() {
      return connections.size;
    },
  };
}

let names = 0;
function open(server: ReturnType<typeof createServer>, name: string, lastEventId?: string) {
  const life = new AbortController();
  opened.push(life);
  const seen: number[] = [];
  const stream = shareStream({ connect: server.connect, name, lastEventId, signal: life.signal });
  const done = (async () => {
    for await (const { data } of stream) seen.push(data);
  })().catch((error: Error) => error);
  return { seen, close: () => life.abort(new Error('closed')), done };
}

describe('a shared stream', () => {
  it('opens one connection for all windows, and each window gets every event', async () => {
    const [server, name] = [createServer(), `share-${++names}`];
    const windows = [open(server, name), open(server, name), open(server, name)];
    await expect.poll(() => server.open).toBe(1);
    for (let count = 0; count < 20; count += 1) server.write();
    for (const { seen } of windows) await expect.poll(() => seen).toHaveLength(20);
    await expect.poll(() => server.open).toBe(1);
  });

  it('moves to another window when its window closes, and loses or repeats no event', async () => {
    const [server, name] = [createServer(), `share-${++names}`];
    const windows = [open(server, name), open(server, name), open(server, name)];
    const writing = setInterval(() => server.write(), 5);
    onTestFinished(() => clearInterval(writing));
    const { seen } = windows[2] as (typeof windows)[0];
    const getsMore = () => expect.poll(() => seen.length).toBeGreaterThan(seen.length + 20);
    for (const window of windows.slice(0, 2)) {
      await getsMore();
      window.close();
      expect((await window.done)?.message).toBe('closed');
    }
    await getsMore();
    clearInterval(writing);
    await expect.poll(() => server.open).toBe(1);
    expect(seen).toEqual(seen.map((_, at) => (seen[0] as number) + at));
  });

  it('restarts with a window that knows its position, which gets the missed events', async () => {
    const [server, name] = [createServer(), `share-${++names}`];
    const first = open(server, name);
    await expect.poll(() => server.open).toBe(1);
    for (let count = 0; count < 5; count += 1) server.write();
    await expect.poll(() => first.seen).toHaveLength(5);
    const second = open(server, name, '2');
    await expect.poll(() => second.seen).toEqual([3, 4, 5]);
    server.write();
    await expect.poll(() => second.seen).toEqual([3, 4, 5, 6]);
    await expect.poll(() => first.seen).toEqual([1, 2, 3, 4, 5, 6]);
    await expect.poll(() => server.open).toBe(1);
  });

  it('is not shared with windows of another name', async () => {
    const server = createServer();
    open(server, `share-${++names}`);
    open(server, `share-${++names}`);
    await expect.poll(() => server.open).toBe(2);
  });
});
