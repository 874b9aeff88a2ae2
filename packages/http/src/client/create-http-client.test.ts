import axios from 'axios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalServer, sendJson, startLocalServer } from '../../../../scripts/lib/testing/start-local-server';
import { isCancelledError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    if (request.url.startsWith('/file')) {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''%E8%BF%90%E5%8D%95.csv`,
      });
      return response.end('a,b\n运单,2\n');
    }
    if (request.url.startsWith('/refused-file')) return sendJson(response, { code: 403, message: 'not yours' });
    if (request.url.startsWith('/json-file')) return sendJson(response, { orders: [1] });
    if (request.url.startsWith('/hang')) return undefined;
    if (request.url.startsWith('/bare')) return sendJson(response, [1, 2]);
    if (request.url.startsWith('/captcha')) return sendJson(response, { code: 200, img: 'x', uuid: 'y' });
    return sendJson(response, { code: 200, message: 'ok', data: { method: request.method, body: request.body } });
  });
});
afterAll(() => server.close());
beforeEach(() => server.seen.splice(0));

const last = () => {
  const request = server.seen.at(-1);
  if (!request) throw new Error('The server has seen no request.');
  return request;
};

describe('a call', () => {
  it('goes to the base url with the method of its name, JSON in UTF-8 [base-url-json-utf-8]', async () => {
    const client = createEnvelopeClient({ baseUrl: server.url });
    await client.get('/orders');
    expect(last()).toMatchObject({ method: 'GET', url: '/orders', body: '' });
    for (const method of ['post', 'put', 'patch'] as const) {
      await client[method]('/orders', { name: '集装箱 😀' });
      expect(last()).toMatchObject({ method: method.toUpperCase(), body: '{"name":"集装箱 😀"}' });
      expect(last().headers['content-type']).toBe('application/json;charset=UTF-8');
    }
    await client.delete('/orders/1');
    expect(last()).toMatchObject({ method: 'DELETE', url: '/orders/1' });
  });

  it('sends the token header only if a token exists', async () => {
    let token: string | null = 'T1';
    const client = createEnvelopeClient({ baseUrl: server.url, getToken: () => token });
    await client.get('/a');
    expect(last().headers.token).toBe('T1');
    token = null;
    await client.get('/a');
    expect(last().headers).not.toHaveProperty('token');
  });

  it('awaits a token that comes later, under the configured name and form', async () => {
    const getToken = async () => 'T2';
    const format = (token: string) => `Bearer ${token}`;
    await createEnvelopeClient({ baseUrl: server.url, getToken, conventions: { session: { format } } }).get('/a');
    expect(last().headers.authorization).toBe('Bearer T2');
  });

  it('carries the fixed application id header [token-header-application-id]', async () => {
    await createEnvelopeClient({ baseUrl: server.url, applicationId: { value: 'console' } }).get('/a');
    expect(last().headers['x-application-id']).toBe('console');
    await createEnvelopeClient({ baseUrl: server.url, applicationId: { header: 'X-App', value: 'c' } }).get('/a');
    expect(last().headers['x-app']).toBe('c');
  });

  it('never gives the token to another origin', async () => {
    const client = createEnvelopeClient({ baseUrl: 'http://localhost:9', getToken: () => 'secret' });
    await client.get(`${server.url}/elsewhere`);
    expect(last().headers).not.toHaveProperty('token');
    const local = createEnvelopeClient({ baseUrl: `${server.url}/api`, getToken: () => 'secret' });
    await local.get(`${server.url}/api/here`);
    expect(last().headers.token).toBe('secret');
  });

  it('an anonymous call carries no token', async () => {
    await createEnvelopeClient({ baseUrl: server.url, getToken: () => 'T' }).get('/captchaImage', { anonymous: true });
    expect(last().headers).not.toHaveProperty('token');
  });

  it('serialises form bodies, by option, by URLSearchParams and by content type [form-bodies]', async () => {
    const client = createEnvelopeClient({ baseUrl: server.url });
    const fields = { name: '张 三', tags: ['a', 'b'], at: { city: 'x' }, none: undefined, nil: null };
    const expected = 'name=%E5%BC%A0+%E4%B8%89&tags=a&tags=b&at%5Bcity%5D=x';
    await client.post('/form', fields, { form: true });
    expect(last().body).toBe(expected);
    expect(last().headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    await client.post('/form', fields, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(last().body).toBe(expected);
    await client.post('/form', new URLSearchParams({ a: '1' }));
    expect(last().body).toBe('a=1');
  });

  it('appends parameters, lists by repetition', async () => {
    await createEnvelopeClient({ baseUrl: server.url }).get('/list', {
      params: { page: 1, tag: ['a', 'b'], no: undefined },
    });
    expect(last().url).toBe('/list?page=1&tag=a&tag=b');
  });

  it('lets a header of the call win over one of the client', async () => {
    const client = createEnvelopeClient({ baseUrl: server.url, headers: { 'X-A': '1', 'X-B': '1' } });
    await client.get('/a', { headers: { 'X-B': '2' } });
    expect(last().headers).toMatchObject({ 'x-a': '1', 'x-b': '2' });
    await client.post('/a', [], { headers: { 'content-type': 'application/vnd.waybill+json', 'x-B': '3' } });
    expect(last().headers).toMatchObject({ 'content-type': 'application/vnd.waybill+json', 'x-b': '3' });
  });
});

describe('an answer', () => {
  it('is unwrapped to the data of its envelope', async () => {
    expect(await createEnvelopeClient({ baseUrl: server.url }).get('/x')).toEqual({ method: 'GET', body: '' });
  });

  it('without envelope, or with an envelope without data, is given as it is', async () => {
    const client = createEnvelopeClient({ baseUrl: server.url });
    expect(await client.get('/bare')).toEqual([1, 2]);
    expect(await client.get('/captcha')).toEqual({ code: 200, img: 'x', uuid: 'y' });
  });

  it('is unwrapped without a code as well, and not where its data has no name', async () => {
    const reply = { body: { data: [1], page: 2 } };
    const adapter = createScriptedAdapter([{ match: /./, reply }]);
    expect(await createEnvelopeClient({ adapter }).get('/x')).toEqual([1]);
    expect(await createEnvelopeClient({ adapter, conventions: {} }).get('/x')).toEqual(reply.body);
    expect(await createEnvelopeClient({ adapter, conventions: { data: { field: 'page' } } }).get('/x')).toBe(2);
  });

  it('is given whole by raw', async () => {
    const answer = await createEnvelopeClient({ baseUrl: server.url }).raw<{ method: string }>({
      url: '/x',
      method: 'PUT',
    });
    expect(answer).toMatchObject({ code: 200, status: 200, url: '/x', method: 'PUT', data: { method: 'PUT' } });
    expect(answer.body).toMatchObject({ message: 'ok' });
    expect(answer.headers['content-type']).toBe('application/json');
  });
});

describe('files', () => {
  it('are uploaded as a form, in Node with progress by an adapter of axios', async () => {
    const form = new FormData();
    form.append('file', new Blob(['运单'], { type: 'text/plain' }), 'order.txt');
    const seen: number[] = [];
    const adapter = axios.getAdapter('http');
    await createEnvelopeClient({ baseUrl: server.url, adapter }).upload('/upload', form, {
      onProgress: (p) => seen.push(p.loaded),
    });
    expect(last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last().body).toContain('运单');
    expect(seen.at(-1)).toBeGreaterThan(0);
  });

  it('are uploaded as bytes, of a view exactly its own', async () => {
    const bytes = new TextEncoder().encode('xxhello').subarray(2);
    await createEnvelopeClient({ baseUrl: server.url }).upload('/upload', bytes);
    expect(last().body).toBe('hello');
    expect(last().headers['content-type']).toBe('application/octet-stream');
  });

  it('are downloaded with the name the server proposes, with progress', async () => {
    const seen: number[] = [];
    const client = createEnvelopeClient({ baseUrl: server.url });
    const file = await client.download('/file', { onProgress: (p) => seen.push(p.loaded) });
    expect(file.fileName).toBe('运单.csv');
    expect(file.type).toBe('text/csv');
    expect(await file.blob.text()).toBe('a,b\n运单,2\n');
    expect(seen.at(-1)).toBe(file.blob.size);
  });

  it('that the server refuses in JSON are a failure; a JSON file is a file', async () => {
    const client = createEnvelopeClient({ baseUrl: server.url });
    await expect(client.download('/refused-file')).rejects.toMatchObject({ code: 403, userMessage: 'not yours' });
    expect(await (await client.download('/json-file')).blob.text()).toBe('{"orders":[1]}');
  });
});

describe('cancelling', () => {
  it('rejects at once and silently, and takes the listener off', async () => {
    const shown: string[] = [];
    const client = createEnvelopeClient({ baseUrl: server.url, onError: (_, message) => shown.push(message) });
    const controller = new AbortController();
    const call = client.get('/hang', { signal: controller.signal });
    setTimeout(() => controller.abort('left'), 20);
    const error = await call.catch((reason) => reason);
    expect(isCancelledError(error)).toBe(true);
    expect(error).toMatchObject({ method: 'GET', url: '/hang', cause: 'left', code: 0 });
    expect(shown).toEqual([]);
  });

  it('of an aborted signal sends nothing', async () => {
    await expect(
      createEnvelopeClient({ baseUrl: server.url }).get('/x', { signal: AbortSignal.abort() }),
    ).rejects.toSatisfy(isCancelledError);
    expect(server.seen).toEqual([]);
  });

  it('ends all running calls, in extended clients too, except anonymous ones', async () => {
    const client = createEnvelopeClient({ baseUrl: server.url, timeout: 300 });
    const calls = [client.get('/hang'), client.extend({ headers: { a: 'b' } }).get('/hang')];
    const anonymous = client.get('/hang', { anonymous: true });
    expect(client.pending).toBe(3);
    client.cancelAll('logged out');
    const ends = await Promise.allSettled([...calls, anonymous]);
    expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual([
      'GET /hang was cancelled: logged out',
      'GET /hang was cancelled: logged out',
      'GET /hang was not complete within 300 ms',
    ]);
    expect(client.pending).toBe(0);
  });
});

describe('extend', () => {
  it('changes options of its own and leaves the first client as it is', async () => {
    const client = createEnvelopeClient({ baseUrl: server.url, getToken: () => 'T' });
    await client.extend({ conventions: { session: { header: 'X-Token' } }, baseUrl: `${server.url}/v2` }).get('/x');
    expect(last()).toMatchObject({ url: '/v2/x' });
    expect(last().headers['x-token']).toBe('T');
    await client.get('/x');
    expect(last().headers.token).toBe('T');
  });
});
