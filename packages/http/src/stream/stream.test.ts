import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import type { StandardSchema } from '../call/standard-schema';
import type { HttpClientOptions } from '../client/http-client-options';
import { isCancelledError, isForbiddenError, isSchemaError, isUnreadableResponseError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import type { StreamEvent } from './stream-options';

type Handle = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(handle: Handle, options: HttpClientOptions = {}) {
  let count = 0;
  const lastIds: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/events')) lastIds.push(request.headers['last-event-id'] as string | undefined);
    handle(request, response, count++);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { http: createEnvelopeClient({ baseUrl, language: 'en', ...options }), lastIds };
}

const begin = (response: ServerResponse, type = 'text/event-stream') =>
  response.writeHead(200, { 'content-type': type }).flushHeaders();
const quick = { wait: 5, longestWait: 20, responseType: 'json' } as const;

async function take<T>(stream: AsyncIterable<StreamEvent<T>>, count: number): Promise<StreamEvent<T>[]> {
  const events: StreamEvent<T>[] = [];
  for await (const event of stream) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

describe('a stream of server-sent events', () => {
  it('gives its events as they come, with id, type and data', async () => {
    const { http } = await serve((_, response) => {
      begin(response);
      response.write(': hello\n\nid: 1\ndata: {"a":1}\n\nevent: note\ndata: two\ndata: lines\n\n');
    });
    expect(await take(http.stream('/events', { responseType: 'json' }), 2)).toEqual([
      { id: '1', type: 'message', data: { a: 1 } },
      { id: '1', type: 'note', data: 'two\nlines' },
    ]);
    expect(http.pending).toBe(0);
  });

  it('resumes after the last event when the connection breaks, without loss or repetition', async () => {
    const { http, lastIds } = await serve((request, response, nth) => {
      begin(response);
      const from = Number(request.headers['last-event-id'] ?? 0);
      response.write(`id: ${from + 1}\ndata: ${from + 1}\n\nid: ${from + 2}\ndata: ${from + 2}\n\nid: ${from + 3}\nda`);
      setTimeout(() => (nth % 2 ? response.end() : response.destroy()), 5);
    });
    const events = await take(http.stream<number>('/events', quick), 10);
    expect(events.map(({ data }) => data)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(lastIds).toEqual([undefined, '2', '4', '6', '8']);
  });

  it('returns text as text, whatever its content, unless the call expects JSON [stream-text-stays-text]', async () => {
    const { http } = await serve((_, response) => {
      begin(response);
      response.write('\uFEFFdata: 0042\n\ndata: {"a":1}\n\ndata: null\n\n');
    });
    const texts = await take(http.stream('/events'), 3);
    expect(texts.map(({ data }) => data)).toEqual(['0042', '{"a":1}', 'null']);
    const values = await take(http.stream('/events', { responseType: 'json' }), 3);
    expect(values.map(({ data }) => data)).toEqual(['0042', { a: 1 }, null]);
  });

  it('takes one byte order mark from its beginning', async () => {
    const { http } = await serve((_, response) => {
      begin(response);
      response.write('\uFEFF\uFEFFdata: 1\n\ndata: 2\n\n');
    });
    expect((await take(http.stream('/events'), 1)).map(({ data }) => data)).toEqual(['2']);
  });

  it('resumes after an id without data, and from the start after an empty one [stream-id-moves-position]', async () => {
    const { http, lastIds } = await serve((_, response, nth) => {
      begin(response);
      response.end(['id: 1\ndata: a\n\nid: 2\n\nid: 3\n', 'id\n\n', 'data: b\n\n'][nth]);
    });
    expect((await take(http.stream('/events', quick), 2)).map(({ id, data }) => [id, data])).toEqual([
      ['1', 'a'],
      ['', 'b'],
    ]);
    expect(lastIds).toEqual([undefined, '2', undefined]);
  });

  it('resumes after an event whose id is too long for a header', async () => {
    const { http, lastIds } = await serve((_, response, nth) => {
      begin(response);
      response.end(nth === 0 ? `id: 1\ndata: 1\n\nid: ${'x'.repeat(1_000_000)}\ndata: 2\n\n` : 'id: 3\ndata: 3\n\n');
    });
    const events = await take(http.stream<number>('/events', quick), 3);
    expect(events.map(({ data }) => data)).toEqual([1, 2, 3]);
    expect(lastIds).toEqual([undefined, '1']);
  });

  it('resumes after a line of JSON whose id is too long for a header', async () => {
    const { http, lastIds } = await serve((_, response, nth) => {
      begin(response, 'application/x-ndjson');
      response.write(`{"id":"1"}\n{"id":"${'x'.repeat(1_000_000)}"}\n`);
      if (nth === 0) setTimeout(() => response.destroy(), 20);
    });
    await take(http.stream('/events', quick), 3);
    expect(lastIds).toEqual([undefined, '1']);
  });

  it('takes a silent connection for a dead one, and comments for a sign of life', async () => {
    const connections: ServerResponse[] = [];
    const { http, lastIds } = await serve((_, response) => {
      begin(response);
      connections.push(response);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => {
      timers.mockRestore();
      vi.useRealTimers();
    });
    const heartbeat = 4000;
    const waits = () => timers.mock.calls.filter(([, pause]) => pause === heartbeat).length;
    const taken = take(http.stream('/events', { ...quick, heartbeat }), 1);
    await expect.poll(waits).toBe(1);
    vi.advanceTimersByTime(heartbeat);
    await vi.waitFor(() => expect(waits()).toBe(2));
    for (const comment of [3, 4]) {
      vi.advanceTimersByTime(0.9 * heartbeat);
      connections[1]?.write(':\n\n');
      await expect.poll(waits).toBe(comment);
    }
    vi.advanceTimersByTime(0.9 * heartbeat);
    connections[1]?.write('data: 1\n\n');
    expect(await taken).toHaveLength(1);
    expect(lastIds).toHaveLength(2);
  });

  it('renews an expired token on the way', async () => {
    let token = 'old';
    const { http, lastIds } = await serve(
      (request, response) => {
        if (request.headers.token !== 'new') {
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":402}');
          return;
        }
        begin(response);
        response.write('id: 8\ndata: 8\n\n');
      },
      {
        getToken: () => token,
        renew: async () => {
          token = 'new';
          return token;
        },
      },
    );
    expect(await take(http.stream('/events', { ...quick, lastEventId: '7' }), 1)).toMatchObject([{ data: 8 }]);
    expect(lastIds).toEqual(['7', '7']);
  });

  it("waits longer after each failure, and at least the server's pause", async () => {
    const states: string[] = [];
    const { http, lastIds } = await serve((_, response, nth) => {
      if (nth < 3) return void response.writeHead(503).end();
      begin(response);
      response.write('data: 1\n\n');
    });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => void vi.restoreAllMocks());
    await take(http.stream('/events', { wait: 40, longestWait: 1000, onState: (state) => states.push(state) }), 1);
    const pauses = timers.mock.calls.flatMap(([, pause]) => (pause && pause < 1000 ? pause : []));
    expect(pauses).toEqual([20, 40, 80]);
    expect(states).toEqual(['waiting', 'waiting', 'waiting', 'open']);
    expect(lastIds).toHaveLength(4);
  });

  it('ends when the server ends it', async () => {
    const { http } = await serve((_, response, nth) => {
      if (nth > 0) return void response.writeHead(204).end();
      begin(response);
      response.end('data: 1\n\n');
    });
    expect(await take(http.stream('/events', quick), 99)).toHaveLength(1);
  });

  it('rejects where another try is of no use', async () => {
    const { http } = await serve((_, response) => void response.writeHead(403).end('{"code":403}'));
    expect(isForbiddenError(await take(http.stream('/events', quick), 1).catch((error) => error))).toBe(true);
    const other = await serve(
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
    const failure = await take(other.http.stream('/events', quick), 1).catch((error) => error);
    expect(isUnreadableResponseError(failure)).toBe(true);
    expect(failure.message).toContain('it is no stream (application/json)');
  });

  it('ends with its session, and when its caller gives it up', async () => {
    const { http } = await serve((_, response) => begin(response));
    const first = take(http.stream('/events'), 1).catch((error) => error);
    setTimeout(() => http.cancelAll(), 50);
    expect(isCancelledError(await first)).toBe(true);
    const caller = new AbortController();
    const second = take(http.stream('/events', { signal: caller.signal }), 1).catch((error) => error);
    setTimeout(() => caller.abort(), 50);
    expect(isCancelledError(await second)).toBe(true);
    expect(http.pending).toBe(0);
  });

  it('does not go over into the next session while it waits', async () => {
    const { http, lastIds } = await serve((_, response) => void response.writeHead(503).end());
    const stream = take(http.stream('/events', { wait: 40, longestWait: 40 }), 1).catch((error) => error);
    setTimeout(() => http.cancelAll(), 15);
    expect(isCancelledError(await stream)).toBe(true);
    expect(lastIds.length).toBeLessThanOrEqual(2);
  });

  it('is shared by clients that give the same name, and ends in each with its own session', async () => {
    let connections = 0;
    const handle: Handle = (_, response) => {
      begin(response);
      connections += 1;
      setTimeout(() => response.write('id: 1\ndata: 1\n\n'), 700);
    };
    const { http } = await serve(handle);
    const other = http.extend({});
    const streams = [http, other].map((client) => client.stream('/events', { share: 'ann', responseType: 'json' }));
    const read = streams.map((stream) => take(stream, 1));
    expect((await Promise.all(read)).flat().map(({ data }) => data)).toEqual([1, 1]);
    expect(connections).toBe(1);
    const later = take(http.stream('/events', { share: 'bob' }), 1).catch((error) => error);
    setTimeout(() => http.cancelAll(), 50);
    expect(isCancelledError(await later)).toBe(true);
    expect(http.pending).toBe(0);
  });

  it('checks each event, and skips an invalid one if the caller has a handler for it', async () => {
    const numbers: StandardSchema<number> = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: (value) =>
          typeof value === 'number' ? { value } : { issues: [{ message: 'is no number', path: ['n'] }] },
      },
    };
    const handle: Handle = (_, response) => {
      begin(response);
      response.write('data: 1\n\nevent: odd\ndata: {}\n\ndata: 3\n\n');
    };
    const { http } = await serve(handle);
    const json = { responseType: 'json', schema: numbers } as const;
    const failure = await take(http.stream('/events', json), 3).catch((error) => error);
    expect(isSchemaError(failure)).toBe(true);
    expect(failure.message).toBe('GET /events (event odd) answered 200, but "n" does not fit (is no number)');
    const invalid: string[] = [];
    const stream = http.stream('/events', { ...json, onInvalid: ({ message }) => invalid.push(message) });
    expectTypeOf(stream).toEqualTypeOf<AsyncIterable<StreamEvent<number>>>();
    expect((await take(stream, 2)).map(({ data }) => data)).toEqual([1, 3]);
    expect(invalid).toHaveLength(1);
  });
});

describe('a stream of JSON by lines', () => {
  it('ends with its last line, with or without an end of that line', async () => {
    const { http } = await serve((_, response) => {
      begin(response, 'application/x-ndjson');
      response.end('{"id":1,"a":"é"}\n\n{"id":2,"type":"late"}');
    });
    expect(await take(http.stream('/events', quick), 99)).toEqual([
      { id: '1', type: 'message', data: { id: 1, a: 'é' } },
      { id: '2', type: 'late', data: { id: 2, type: 'late' } },
    ]);
  });

  it('that breaks resumes after the last line with an id', async () => {
    const { http, lastIds } = await serve((request, response) => {
      begin(response, 'application/x-ndjson');
      const from = Number(request.headers['last-event-id'] ?? 0);
      response.write(`{"id":${from + 1}}\n{"id":`);
      setTimeout(() => (from < 2 ? response.destroy() : response.end('9}\n')), 5);
    });
    expect((await take(http.stream('/events', quick), 99)).map(({ id }) => id)).toEqual(['1', '2', '3', '9']);
    expect(lastIds).toEqual([undefined, '1', '2']);
  });

  it('that breaks and has no ids is a failure, instead of the same lines again', async () => {
    const { http, lastIds } = await serve((_, response) => {
      begin(response, 'application/x-ndjson');
      response.write('{"a":1}\n');
      setTimeout(() => response.destroy(), 5);
    });
    await expect(take(http.stream('/events', quick), 99)).rejects.toThrow('have no ids to go on from');
    expect(lastIds).toHaveLength(1);
  });
});
