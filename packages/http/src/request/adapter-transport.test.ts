import axios from 'axios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalServer, sendJson, startLocalServer } from '../../../../scripts/lib/testing/start-local-server';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import type { AdapterRequest } from './adapter';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer(({ url, method, body, headers }, response) => {
    if (url === '/hang') return undefined;
    if (url === '/reset') return response.destroy();
    if (url.startsWith('/away?')) return response.writeHead(302, { location: url.slice('/away?'.length) }).end();
    if (url === '/refused') return sendJson(response, { code: 403, message: 'not yours' }, 403);
    const { token, 'content-type': type } = headers;
    return sendJson(response, { code: 200, data: { method, url, body, token, type } });
  });
});
afterAll(() => server.close());
beforeEach(() => server.seen.splice(0));

describe.each(['http', 'fetch'] as const)("axios's adapter %s, which the client calls by itself", (name) => {
  const client = () =>
    createEnvelopeClient({ baseUrl: server.url, adapter: axios.getAdapter(name), getToken: () => 'secret' });

  it('sends method, query, headers and body as `fetch` does', async () => {
    const order = { name: '运单' };
    expect(await client().put('/orders', order, { params: { tags: ['a', 'b'] } })).toEqual({
      method: 'PUT',
      url: '/orders?tags=a&tags=b',
      body: JSON.stringify(order),
      token: 'secret',
      type: 'application/json;charset=UTF-8',
    });
    expect(await client().get('/orders')).toEqual({ method: 'GET', url: '/orders', body: '', token: 'secret' });
    expect(server.seen.map((request) => request.headers.accept)).toEqual(
      Array(2).fill('application/json, text/plain, */*'),
    );
  });

  it('brings files as bytes, and a refusal as a failure of the call', async () => {
    const { blob } = await client().download('/file');
    expect(await blob.text()).toContain('"url":"/file"');
    await expect(client().get('/refused')).rejects.toMatchObject({ kind: 'response', userMessage: 'not yours' });
  });

  it('ends with the time limit', async () => {
    await expect(client().get('/hang', { timeout: 20 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('fails without the request in its error, which holds the token', async () => {
    const error = await client()
      .get('/reset')
      .catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({ kind: 'network', cause: { message: expect.any(String) } });
    const { cause } = error as { cause?: object };
    expect(Object.keys(cause ?? {})).toEqual(['code']);
  });
});

it("axios's adapter for Node.js follows a redirect within the origin only", async () => {
  const http = createEnvelopeClient({ baseUrl: server.url, adapter: axios.getAdapter('http') });
  expect(await http.get('/away?/there')).toMatchObject({ url: '/there' });
  await expect(http.get('/away?http://localhost:9/x')).rejects.toThrow('it was redirected to another origin');
});

it('a function of the application carries the calls, and reads headers in whatever case', async () => {
  let token: unknown;
  const adapter = async (request: AdapterRequest) => {
    token = request.headers.get('Token');
    return { status: 200, statusText: '', headers: {}, data: '{"code":200,"data":2}' };
  };
  expect(await createEnvelopeClient({ adapter, getToken: () => 'T' }).get('/orders')).toBe(2);
  expect(token).toBe('T');
});

it('`uploadAdapter` carries only the uploads that report progress', async () => {
  const sent: (string | undefined)[] = [];
  const uploadAdapter = async (request: AdapterRequest) => {
    sent.push(request.url);
    return { status: 200, statusText: '', headers: {}, data: '{"code":200,"data":3}' };
  };
  const http = createEnvelopeClient({ baseUrl: server.url, uploadAdapter });
  expect(await http.upload('/photo', new FormData(), { onProgress: () => {} })).toBe(3);
  expect(await http.post('/orders', 'o')).toMatchObject({ url: '/orders' });
  expect(sent).toEqual(['/photo']);
});
