import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { roundsOf } from '../../../../scripts/lib/testing/rounds-of';
import { type LocalServer, sendJson, startLocalServer } from '../../../../scripts/lib/testing/start-local-server';
import type { HttpClientOptions } from '../client/http-client-options';
import { NetworkError, TimeoutError } from '../errors/call-errors';
import { isCancelledError, isNetworkError, isResponseError, isTokenRefreshError } from '../errors/is-http-error';
import { chinese } from '../languages/chinese';
import { createEnvelopeClient } from '../testing/create-envelope-client';

/** The server accepts one valid token; every other token has expired. */
let valid = 'T1';
let done: string[] = [];
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer(async (request, response) => {
    if (request.url === '/hang') return undefined;
    if (request.url === '/always-402') return sendJson(response, { code: 402 });
    if (request.url === '/slow') await new Promise((go) => setTimeout(go, 60));
    if (request.url === '/slow-401') {
      await new Promise((go) => setTimeout(go, 60));
      return sendJson(response, { code: 401 });
    }
    if (request.url === '/open') return sendJson(response, { code: 200, data: { token: valid } });
    if (request.headers.token !== valid) return sendJson(response, { code: 402, detail: request.url });
    done.push(`${request.method} ${request.url} ${request.body}`);
    return sendJson(response, { code: 200, data: request.body || request.url });
  });
});
afterAll(() => server.close());

interface World {
  token: string | null;
  /** The expired token of each renewal. */
  renewals: (string | null)[];
  stored: string[];
  log: string[];
}
let world: World;
beforeEach(() => {
  valid = 'T1';
  done = [];
  server.seen.splice(0);
  world = { token: 'T0', renewals: [], stored: [], log: [] };
});

const wait = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

function store(token: string): string {
  world.stored.push(token);
  world.token = token;
  return token;
}

function client(options: HttpClientOptions = {}) {
  return createEnvelopeClient({
    baseUrl: server.url,
    getToken: () => world.token,
    renew: async (expired) => {
      world.renewals.push(expired);
      await wait(20);
      return store('T1');
    },
    onError: (_, message) => world.log.push(`toast ${message}`),
    onUnauthorized: () => world.log.push('reset'),
    onForbidden: () => world.log.push('403'),
    ...options,
  });
}

const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((end) => (end.status === 'fulfilled' ? end.value : end.reason));

describe('an expired token', () => {
  it.each(roundsOf(200, 1000))(
    'of %i concurrent calls is refreshed once; no call is lost, none is doubled%s',
    async (count) => {
      const http = client({ timeout: 60_000 });
      const calls = Array.from({ length: count }, (_, at) => http.post('/orders', { at }));
      expect(await Promise.all(calls)).toEqual(calls.map((_, at) => JSON.stringify({ at })));
      expect(world.renewals).toEqual(['T0']);
      expect(world.stored).toEqual(['T1']);
      expect(new Set(done).size).toBe(count);
      expect(done).toHaveLength(count);
      expect(world.log).toEqual([]);
      expect(http.pending).toBe(0);
    },
  );

  it('of a call whose 402 arrives after the refresh is replaced without another one', async () => {
    const http = client();
    const slow = http.get('/slow');
    await http.get('/orders');
    expect(await slow).toBe('/slow');
    expect(world.renewals).toHaveLength(1);
  });

  it('serves an extended client by the same refresh', async () => {
    const http = client();
    await Promise.all([http.get('/a'), http.extend({ headers: { 'X-B': '1' } }).get('/b')]);
    expect(world.renewals).toHaveLength(1);
  });

  it('replays the first request: body, form fields serialised once, headers [402-one-refresh-queue-replay]', async () => {
    const http = client();
    const body = { list: ['甲'] };
    const call = http.post('/orders', body);
    body.list.push('late');
    await call;
    await http.post('/form', { a: ['1', '2'], b: '中' }, { form: true });
    world.token = 'T0';
    await http.post('/form', { a: ['1', '2'], b: '中' }, { form: true, headers: { 'X-A': '1' } });
    expect(done).toEqual([
      'POST /orders {"list":["甲"]}',
      'POST /form a=1&a=2&b=%E4%B8%AD',
      'POST /form a=1&a=2&b=%E4%B8%AD',
    ]);
    expect(server.seen.at(-1)?.headers['x-a']).toBe('1');
  });

  it('replays a file', async () => {
    const form = new FormData();
    form.append('file', new Blob(['运单']), 'a.txt');
    await client().upload('/upload', form);
    expect(done[0]).toContain('运单');
  });

  it('is refreshed again when the new one expires in its turn', async () => {
    let next = 1;
    const http = client({ renew: () => store(`T${next}`) });
    await http.get('/a');
    valid = 'T2';
    next = 2;
    await http.get('/b');
    expect(world.stored).toEqual(['T1', 'T2']);
  });

  it('is awaited by the call itself: the token is stored before any replay', async () => {
    const http = client({
      renew: async () => {
        await wait(20);
        world.stored.push(`T1 after ${done.length}`);
        return 'T1';
      },
    });
    await http.get('/a');
    expect(world.stored).toEqual(['T1 after 0']);
  });
});

describe('a replay', () => {
  it('that gets 402 again fails; it happens once', async () => {
    const error = await client()
      .get('/always-402')
      .catch((reason) => reason);
    expect(isResponseError(error)).toBe(true);
    expect(error).toMatchObject({ code: 402, body: { code: 402 } });
    expect(server.seen.filter(({ url }) => url === '/always-402')).toHaveLength(2);
    expect(world.renewals).toHaveLength(1);
    expect(world.log).toEqual([`toast ${chinese[402]}`]);
  });

  it('never follows a broken connection or a late answer, which may have had their effect', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const late = expect(client({ timeout: 50 }).post('/hang', { pay: 1 })).rejects.toThrow('within 50 ms');
    // The limit passes only once the server has the request, however slow the machine is.
    while (server.seen.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(50);
    await late;
    expect(server.seen).toHaveLength(1);
  });
});

describe('the refresh call', () => {
  it('never waits for itself when the ordinary client calls its known address', async () => {
    const http = client({
      renew: async () => {
        await wait(5);
        return (await http.get<{ token: string }>('/refreshToken')).token;
      },
    });
    await expect(http.get('/a')).rejects.toSatisfy(isTokenRefreshError);
    expect(server.seen.map(({ url }) => url)).toEqual(['/a', '/refreshToken']);
    expect(world.log.filter((line) => line === 'reset')).toEqual(['reset']);
  });

  it('never waits on itself when the ordinary client is used to any address', async () => {
    const http = client({ renew: async () => (await http.get<{ token: string }>('/renew')).token });
    await expect(http.get('/a')).rejects.toSatisfy(isTokenRefreshError);
    expect(world.log).toEqual([`toast ${chinese[402]}`, 'reset']);
  });

  it('carries the expired token and yields the new one', async () => {
    const http = client({ renew: async () => store((await http.get<{ token: string }>('/open')).token) });
    expect(await http.get('/a')).toBe('/a');
    expect(server.seen.map(({ url, headers }) => `${url} ${headers.token}`)).toEqual(['/a T0', '/open T0', '/a T1']);
  });
});

describe('a refresh that fails', () => {
  const ways: [string, NonNullable<HttpClientOptions['renew']>, RegExp][] = [
    ['rejects', () => Promise.reject(new Error('gone')), /gone/],
    [
      'throws',
      () => {
        throw new Error('gone');
      },
      /gone/,
    ],
    ['answers without a token', () => undefined, /without a token/],
    ['answers an empty token', async () => '', /without a token/],
    ['answers the token that has expired', async (expired) => expired, /with the token that has expired/],
  ];

  it.each(ways)('because it %s rejects all waiters, with one reset and one message', async (_, renew, why) => {
    let refreshes = 0;
    const http = client({
      renew: (expired) => {
        refreshes += 1;
        return renew(expired);
      },
    });
    const errors = await outcomes(Array.from({ length: 10 }, (_, at) => http.get(`/orders/${at}`)));
    expect(errors.filter(isTokenRefreshError)).toHaveLength(10);
    expect(errors[3]).toMatchObject({ code: 402, url: '/orders/3', body: { code: 402, detail: '/orders/3' } });
    expect(errors[3]).toHaveProperty('message', expect.stringMatching(why));
    expect(refreshes).toBe(1);
    expect(world.log).toEqual([`toast ${chinese[402]}`, 'reset']);
    expect(http.pending).toBe(0);
  });

  it('is not tried again for a call that was under way then', async () => {
    let refreshes = 0;
    const http = client({
      renew: () => {
        refreshes += 1;
        return null;
      },
    });
    const slow = http.get('/slow');
    const errors = await outcomes([http.get('/a'), slow]);
    expect(errors.every(isTokenRefreshError)).toBe(true);
    expect(refreshes).toBe(1);
    expect(world.log.filter((line) => line === 'reset')).toHaveLength(1);
  });

  it('follows a 402 without a configured refresh', async () => {
    const http = createEnvelopeClient({ baseUrl: server.url, onUnauthorized: () => world.log.push('reset') });
    await expect(http.get('/a')).rejects.toThrow('no renew function is configured');
    expect(world.log).toEqual(['reset']);
  });
});

describe('a refresh that gets no answer', () => {
  const unanswered: [string, () => Error][] = [
    ['no network', () => new NetworkError({ method: 'GET', url: '/refreshToken' }, 'offline')],
    ['no time', () => new TimeoutError({ method: 'GET', url: '/refreshToken' }, 50)],
    ['a limit of the platform', () => new DOMException('It took too long.', 'TimeoutError')],
  ];

  it.each(unanswered)(
    'ends no session: waiters fail without a response, and the next call renews again (%s) [lost-line-keeps-session]',
    async (_, problem) => {
      let refreshes = 0;
      const http = client({
        renew: () => {
          refreshes += 1;
          if (refreshes === 1) throw problem();
          return store('T1');
        },
      });
      const slow = http.get('/slow');
      const errors = await outcomes([http.get('/a'), http.get('/b'), slow]);
      expect(errors.filter(isNetworkError)).toHaveLength(3);
      expect(errors[0]).toMatchObject({ url: '/a', method: 'GET' });
      expect(world.log).not.toContain('reset');
      expect(refreshes).toBe(1);
      expect(await http.get('/c')).toBe('/c');
      expect(refreshes).toBe(2);
    },
  );
});

describe('a renewed token that the server refuses as well', () => {
  it('ends in a reset at the next call, not in an endless circle [refused-renewed-token-leads-to-login]', async () => {
    let next = 0;
    const http = client({
      renew: () => {
        next += 1;
        return store(`expired-${next}`);
      },
    });
    const errors = await outcomes([http.get('/a')]);
    errors.push(...(await outcomes([http.get('/b')])), ...(await outcomes([http.get('/c')])));
    expect(errors.map((error) => isTokenRefreshError(error))).toEqual([false, true, true]);
    expect(next).toBe(1);
    expect(world.log.filter((line) => line === 'reset')).toHaveLength(2);
  });

  it('by one address alone is no reason: the response of any other call shows that the token is accepted', async () => {
    let next = 0;
    const http = client({
      renew: () => {
        next += 1;
        valid = `T${next}`;
        return store(valid);
      },
    });
    await http.get('/always-402').catch(() => {});
    await http.get('/a');
    await http.get('/always-402').catch(() => {});
    expect(world.log).not.toContain('reset');
  });
});

describe('a call that may not refresh', () => {
  it.each([{ refresh: false }, { anonymous: true }])('%j gets its 402 as an ordinary failure', async (options) => {
    await expect(client().get('/a', options)).rejects.toMatchObject({ kind: 'response', code: 402 });
    expect(world.renewals).toEqual([]);
  });
});

describe('a logout in the middle', () => {
  it('rejects all waiters silently and discards the token that comes late', async () => {
    let release: ((token: string) => void) | undefined;
    const http = client({
      renew: () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    });
    const calls = Array.from({ length: 5 }, () => http.get('/orders'));
    await expect.poll(() => release).toBeDefined();
    http.cancelAll('logged out');
    world.token = null;
    const errors = await outcomes(calls);
    expect(errors.every(isCancelledError)).toBe(true);
    release?.('T1');
    await wait(10);
    expect(server.seen.filter(({ headers }) => headers.token === 'T1')).toEqual([]);
    expect(http.pending).toBe(0);
    expect(world.log).toEqual([]);
  });

  it('is followed by a new session that refreshes for itself', async () => {
    const releases: ((token: string) => void)[] = [];
    const http = client({ renew: () => new Promise((resolve) => releases.push(resolve)) });
    const old = http.get('/old').catch((error) => error);
    await expect.poll(() => releases).toHaveLength(1);
    http.cancelAll();
    world.token = 'U0';
    const present = http.get('/new');
    await expect.poll(() => releases).toHaveLength(2);
    releases[0]?.('OLD');
    releases[1]?.('T1');
    expect(await present).toBe('/new');
    expect(isCancelledError(await old)).toBe(true);
  });

  it('by another user is no business of the renewal: the call ends silently and never runs under the wrong token', async () => {
    const http = client({
      renew: async () => {
        await wait(20);
        world.token = 'of another user';
        return 'T1';
      },
    });
    expect(isCancelledError(await http.get('/a').catch((error) => error))).toBe(true);
    expect(done).toEqual([]);
    expect(world.log).toEqual([]);
  });

  it('that only took the token away ends the calls silently too', async () => {
    const http = client();
    const call = http.get('/slow').catch((error) => error);
    world.token = null;
    expect(isCancelledError(await call)).toBe(true);
    expect(world.renewals).toEqual([]);
  });

  it('ends a single waiting call through its own signal and leaves the others waiting', async () => {
    const http = client();
    const controller = new AbortController();
    const left = http.get('/a', { signal: controller.signal }).catch((error) => error);
    const stays = http.get('/b');
    controller.abort();
    expect(isCancelledError(await left)).toBe(true);
    expect(await stays).toBe('/b');
  });
});

describe('a 401', () => {
  it('of many calls at once is one reset and one message; each call rejects with its body', async () => {
    const http = client();
    const errors = await outcomes(Array.from({ length: 20 }, () => http.get('/slow-401')));
    expect(errors.every((error) => isResponseError(error) && error.code === 401)).toBe(true);
    expect(world.log).toEqual([`toast ${chinese[401]}`, 'reset']);
  });

  it('is reported again for a call that started after the first report', async () => {
    const http = client();
    await http.get('/slow-401').catch(() => {});
    await http.get('/slow-401').catch(() => {});
    expect(world.log.filter((line) => line === 'reset')).toHaveLength(2);
  });

  it('of an earlier session never touches the present one', async () => {
    const http = client();
    const call = http.get('/slow-401').catch((error) => error);
    await wait(10);
    http.cancelAll();
    expect(isCancelledError(await call)).toBe(true);
    expect(world.log).toEqual([]);
  });

  it('to a token that is no longer the current one changes nothing, even if no call ended the session', async () => {
    const http = client();
    const call = http.get('/slow-401').catch((error) => error);
    await wait(20);
    world.token = 'T1';
    expect(isCancelledError(await call)).toBe(true);
    expect(world.log).toEqual([]);
  });

  it('of an anonymous call (wrong password) is a message and no reset', async () => {
    await client()
      .post('/slow-401', {}, { anonymous: true })
      .catch(() => {});
    expect(world.log).toEqual([`toast ${chinese[401]}`]);
  });
});

it('a late 402 of an earlier session starts no refresh', async () => {
  const http = client();
  const call = http.get('/slow').catch((error) => error);
  await wait(10);
  http.cancelAll();
  expect(isCancelledError(await call)).toBe(true);
  expect(world.renewals).toEqual([]);
});

it('a late good answer of an earlier session is withheld', async () => {
  world.token = 'T1';
  const http = client();
  const call = http.get('/slow').catch((error) => error);
  await wait(10);
  http.cancelAll();
  expect(isCancelledError(await call)).toBe(true);
});
