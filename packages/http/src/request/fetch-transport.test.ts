import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalServer, sendJson, startLocalServer } from '../../../../scripts/lib/testing/start-local-server';
import { createEnvelopeClient } from '../testing/create-envelope-client';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer(({ url, method, body }, response) => {
    const [, status, target] = /^\/move\/(\d+)\?(.*)$/.exec(url) ?? [];
    if (status) return response.writeHead(Number(status), { location: decodeURIComponent(target ?? '') }).end('moved');
    if (url === '/moved-nowhere') return sendJson(response, { code: 200, data: 'here' }, 300);
    return sendJson(response, { code: 200, data: { method, url, body } });
  });
});
afterAll(() => server.close());
beforeEach(() => server.seen.splice(0));

const client = () => createEnvelopeClient({ baseUrl: server.url, getToken: () => 'secret' });
const moved = (status: number, target: string) => `/move/${status}?${encodeURIComponent(target)}`;

describe('on a server a redirect within the origin', () => {
  it.each([301, 302, 307, 308])('of %i takes a read along with its token', async (status) => {
    expect(await client().get(moved(status, '/there?a=1'))).toMatchObject({ method: 'GET', url: '/there?a=1' });
    expect(server.seen.map(({ headers }) => headers.token)).toEqual(['secret', 'secret']);
  });

  it.each([301, 302, 303])('of %i turns a write into a read without body', async (status) => {
    expect(await client().post(moved(status, '/there'), { a: 1 })).toEqual({ method: 'GET', url: '/there', body: '' });
    expect(server.seen.at(-1)?.headers['content-type']).toBeUndefined();
  });

  it.each([307, 308])('of %i sends a write once more as it was', async (status) => {
    const end = await client().put(moved(status, 'there'), { a: 1 });
    expect(end).toEqual({ method: 'PUT', url: '/move/there', body: '{"a":1}' });
  });

  it('keeps the method of a PUT after 301 and 302', async () => {
    expect(await client().put(moved(302, '/there'), { a: 1 })).toMatchObject({ method: 'PUT', body: '{"a":1}' });
  });

  it('that goes in a circle ends with a sentence', async () => {
    let hops = 0;
    const fetch = async () => {
      hops += 1;
      return new Response(null, { status: 302, headers: { location: `/${hops}` } });
    };
    await expect(createEnvelopeClient({ baseUrl: 'http://a.test', fetch }).get('/x')).rejects.toThrow(
      'more than 20 times',
    );
    expect(hops).toBe(21);
  });

  it.each([
    ['another host', 'http://localhost:9/x'],
    ['another scheme', 'https://127.0.0.1/x'],
    ['no web address', 'data:text/plain,x'],
  ])('to %s is not followed', async (_, target) => {
    await expect(client().get(moved(302, target))).rejects.toThrow('it was redirected to another origin');
    expect(server.seen).toHaveLength(1);
  });
});

describe('without a page', () => {
  it('fails a relative address without a base with an error that names the cause', async () => {
    await expect(createEnvelopeClient().get('/orders')).rejects.toThrow('it needs a `baseUrl`');
  });

  it('a connection that is refused is named as Node.js names it', async () => {
    await expect(createEnvelopeClient({ baseUrl: 'http://127.0.0.1:9' }).get('/orders')).rejects.toThrow(
      /GET \/orders failed on the network: (connect ECONNREFUSED|bad port|Network Error)/,
    );
  });

  it('an own `fetch` carries the calls', async () => {
    const requests: string[] = [];
    const fetch = async (request: Request) => {
      requests.push(`${request.method} ${request.url} ${request.headers.get('token')}`);
      return Response.json({ code: 200, data: 1 });
    };
    const http = createEnvelopeClient({ baseUrl: 'https://api.test/v1', fetch, getToken: () => 'T' });
    expect(await http.get('/orders', { params: { page: 2 } })).toBe(1);
    expect(requests).toEqual(['GET https://api.test/v1/orders?page=2 T']);
  });

  it('applies the timeout to a custom `fetch` that ignores its signal', async () => {
    const http = createEnvelopeClient({ baseUrl: 'https://api.test', fetch: () => new Promise(() => {}), timeout: 20 });
    await expect(http.get('/orders')).rejects.toThrow('GET /orders was not complete within 20 ms');
  });
});
