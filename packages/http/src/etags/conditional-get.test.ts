import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../client/create-http-client';
import type { HttpClientOptions } from '../client/http-client-options';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import { conditionalGet } from './conditional-get';

/** A server whose data depends on the user and the language of the request; its tags name only the version. */
function world(options: HttpClientOptions = {}, more: Record<string, string> = {}, cache = conditionalGet()) {
  const state = { version: 1, token: 'A' };
  const adapter = createScriptedAdapter([
    {
      match: () => true,
      reply: ({ url, headers }) => {
        const etag = `W/"${state.version}"`;
        if (headers['if-none-match'] === etag) return { status: 304, headers: { etag, 'x-seen': 'again' } };
        const data = [url, headers.token ?? '', headers['accept-language'] ?? '', state.version].join(' ');
        return { headers: { etag, 'content-type': 'application/json', ...more }, body: { code: 200, data } };
      },
    },
  ]);
  const http = createEnvelopeClient({
    adapter,
    baseUrl: 'https://api.test',
    getToken: () => state.token,
    steps: [cache],
    ...options,
  });
  const tags = () => adapter.calls.map(({ headers }) => headers['if-none-match']);
  return { http, state, adapter, tags, cache };
}

describe('a conditional read', () => {
  it('sends its tag, and a 304 returns the stored response', async () => {
    const { http, tags } = world();
    expect(await http.get('/orders')).toBe('/orders A  1');
    const { data, status, headers } = await http.raw({ url: '/orders' });
    expect([data, status, headers['x-seen'], headers['content-type']]).toEqual([
      '/orders A  1',
      200,
      'again',
      'application/json',
    ]);
    expect(tags()).toEqual([undefined, 'W/"1"']);
  });

  it('returns a new response, and stores it', async () => {
    const { http, state, tags } = world();
    await http.get('/orders');
    state.version = 2;
    expect(await http.get('/orders')).toBe('/orders A  2');
    await http.get('/orders');
    expect(tags()).toEqual([undefined, 'W/"1"', 'W/"2"']);
  });

  it('gives each caller data of its own', async () => {
    const adapter = createScriptedAdapter([
      {
        match: /./,
        reply: ({ headers }) =>
          headers['if-none-match'] ? { status: 304 } : { headers: { etag: '"1"' }, body: { data: { list: [1] } } },
      },
    ]);
    const http = createEnvelopeClient({ adapter, steps: [conditionalGet()] });
    (await http.get<{ list: number[] }>('/orders')).list.push(2);
    expect(await http.get('/orders')).toEqual({ list: [1] });
  });

  it('never makes a write, a file, or a read with its own condition conditional', async () => {
    const { http, tags } = world();
    await http.get('/orders');
    await http.post('/orders', {});
    await http.download('/orders').catch(() => {});
    await http.get('/orders', { headers: { 'if-none-match': '"mine"' } });
    expect(tags()).toEqual([undefined, undefined, undefined, '"mine"']);
  });

  it.each([
    ['no-store', { 'cache-control': 'private, no-store' }],
    ['Vary: *', { vary: 'Accept, *' }],
    ['Vary: Cookie', { vary: 'Accept-Encoding,Cookie' }],
  ])('stores nothing with %s', async (_, headers) => {
    const { http, tags } = world({}, headers);
    await http.get('/orders');
    await http.get('/orders');
    expect(tags()).toEqual([undefined, undefined]);
  });

  it('finds nothing of an earlier session, and keeps nothing of its late calls', async () => {
    const { http, tags } = world();
    await http.get('/orders');
    http.cancelAll();
    await http.get('/orders');
    expect(tags()).toEqual([undefined, undefined]);
    const late = http.get('/late').catch(() => {});
    http.cancelAll();
    await http.get('/orders');
    await late;
    await http.get('/late');
    expect(tags().at(-1)).toBeUndefined();
  });

  it('belongs to an address as a whole: another base has its own', async () => {
    const { http, tags } = world();
    await http.get('/orders');
    await http.extend({ baseUrl: 'https://other.test' }).get('/orders');
    await http.get('/orders', { params: { page: 2 } });
    expect(tags()).toEqual([undefined, undefined, undefined]);
  });

  it('never gives a user the response of another, in any order of requests', async () => {
    const ask = fc.record({
      token: fc.constantFrom('A', 'B', ''),
      path: fc.constantFrom('/a', '/b'),
      language: fc.constantFrom('zh', 'en'),
      changes: fc.boolean(),
      login: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { maxLength: 12 }), async (asks) => {
        const { http, state } = world({}, {}, conditionalGet({ entries: 3 }));
        for (const { token, path, language, changes, login } of asks) {
          state.token = token;
          if (changes) state.version += 1;
          if (login) http.cancelAll();
          const data = await http.get(path, { headers: { 'Accept-Language': language } });
          expect(data).toBe([path, token, language, state.version].join(' '));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('its store', () => {
  it('limits the count: the least recently used response is removed first', async () => {
    const { http, tags } = world({}, {}, conditionalGet({ entries: 2 }));
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await http.get(path);
    expect(tags().map(Boolean)).toEqual([false, false, true, false, true, false]);
  });

  it('limits the length, and does not store a longer body', async () => {
    const { http, tags } = world({}, {}, conditionalGet({ characters: 20 }));
    for (const path of ['/a', '/a']) await http.get(path);
    expect(tags()).toEqual([undefined, undefined]);
  });

  it('can be emptied, and refuses invalid limits', async () => {
    const { http, tags, cache } = world();
    await http.get('/a');
    cache.clear();
    await http.get('/a');
    expect(tags()).toEqual([undefined, undefined]);
    for (const options of [{ entries: -1 }, { characters: Number.NaN }])
      expect(() => conditionalGet(options)).toThrow(RangeError);
  });
});

it('stores responses of fetch, in any charset', async () => {
  const requestTags: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    requestTags.push(headers.get('if-none-match'));
    if (requestTags.length > 1) return new Response(null, { status: 304, headers: { etag: '"e1"' } });
    const type = 'application/json; charset=GBK';
    return new Response(Buffer.from('{"name":"\xd5\xc5"}', 'latin1'), {
      headers: { etag: '"e1"', 'content-type': type },
    });
  };
  const http = createHttpClient({ baseUrl: 'https://api.example.com', fetch, steps: [conditionalGet()] });
  expect(await http.get('/orders/7')).toEqual({ name: '张' });
  expect(await http.get('/orders/7')).toEqual({ name: '张' });
  expect(requestTags).toEqual([null, '"e1"']);
});
