import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalServer } from '../../../../scripts/lib/testing/start-local-server';
import type { HttpError } from '../errors/http-error';
import { isNetworkError, isTimeoutError, isUnreadableResponseError } from '../errors/is-http-error';
import { chinese } from '../languages/chinese';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { startOddServer } from '../testing/start-odd-server';

let server: LocalServer;
beforeAll(async () => {
  server = await startOddServer();
});
afterAll(() => server.close());

const shown: string[] = [];
const client = (timeout = 5000) =>
  createEnvelopeClient({ baseUrl: server.url, timeout, onError: (_, message) => shown.push(message) });
async function failureOf(url: string, timeout?: number): Promise<HttpError> {
  const end = await Promise.allSettled([client(timeout).get(url)]);
  if (end[0].status === 'fulfilled') throw new Error(`${url} was expected to fail.`);
  return end[0].reason;
}

it('an empty body of a 2xx answer is a success without data', async () => {
  expect(await client().get('/empty')).toBeUndefined();
  expect(await client().get('/no-content')).toBeUndefined();
});

it('a byte order mark before the JSON does no harm', async () => {
  expect(await client().get('/bom')).toBe(1);
});

it('returns text if the call expects text', async () => {
  expect(await client().get('/text', { responseType: 'text' })).toBe('hello');
});

it.each([
  ['/wrong-json', 'its body is not JSON (application/json, 12 characters)', '{"code":200,'],
  ['/text', 'its body is not JSON (text/plain, 5 characters)', 'hello'],
])('%s is a failure of entry 0 that keeps the body', async (url, why, body) => {
  const error = await failureOf(url);
  expect(isUnreadableResponseError(error)).toBe(true);
  expect(error.message).toBe(`GET ${url} answered 200, but ${why}`);
  expect(error).toMatchObject({ status: 200, code: 0, body, userMessage: chinese[0] });
});

const page = { kind: 'network', status: 0, code: 'page', userMessage: 'Reload to sign in.' };

it.each([200, 401, 402, 403])(
  'a page with status %s in the place of a response is no answer of the server: it says nothing of the session [login-proxy-is-named]',
  async (status) => {
    const heard: string[] = [];
    const http = createEnvelopeClient({
      baseUrl: server.url,
      language: 'en',
      messages: { en: { page: 'Reload to sign in.' } },
      getToken: () => 'T0',
      renew: () => {
        heard.push('renew');
        return 'T1';
      },
      onUnauthorized: () => heard.push('unauthorized'),
      onForbidden: () => heard.push('forbidden'),
      onError: (_, message) => heard.push(message),
    });
    const url = `/page/${status}`;
    await expect(http.get(url)).rejects.toMatchObject(page);
    await expect(http.post(url, {})).rejects.toMatchObject(page);
    await expect(http.download(url)).rejects.toMatchObject(page);
    const end = new AbortController();
    const onState = (state: string) => {
      heard.push(state);
      end.abort();
    };
    const events = http.stream(url, { signal: end.signal, onState })[Symbol.asyncIterator]();
    await expect(events.next()).rejects.toMatchObject({ kind: 'cancelled' });
    // A stream reports no failure, and continues after the page has gone.
    expect(heard).toEqual([page.userMessage, page.userMessage, page.userMessage, 'waiting']);
  },
);

it('a refresh that gets a page keeps the session, as one without an answer does', async () => {
  const heard: string[] = [];
  const http = createEnvelopeClient({
    baseUrl: server.url,
    messages: { zh: { page: page.userMessage } },
    getToken: () => 'T0',
    renew: () => http.get('/page/200'),
    onUnauthorized: () => heard.push('unauthorized'),
  });
  await expect(http.get('/orders/1')).rejects.toMatchObject(page);
  expect(heard).toEqual([]);
});

it('a page is the response if the call expects text or a file', async () => {
  expect(await client().get('/page/200', { responseType: 'text' })).toBe('<html>sign in</html>');
  expect((await client().download('/report.html')).fileName).toBe('report.html');
});

it('an HTML page of a gateway is the failure of its status', async () => {
  expect(await failureOf('/bad-gateway')).toMatchObject({
    code: 502,
    body: '<h1>502</h1>',
    userMessage: chinese[502],
  });
});

it.each(['/half', '/reset'])('%s: a connection that breaks is a network failure of entry 0', async (url) => {
  const error = await failureOf(url);
  expect(isNetworkError(error)).toBe(true);
  expect(error).toMatchObject({ status: 0, code: 0, userMessage: chinese[0], method: 'GET', url });
  expect(error.cause).toBeInstanceOf(Error);
});

it('a server that is not there is a network failure', async () => {
  const call = createEnvelopeClient({ baseUrl: 'http://127.0.0.1:9' }).get('/x');
  await expect(call).rejects.toSatisfy(isNetworkError);
  await expect(call).rejects.toThrow(/^GET \/x failed on the network: /);
});

it.each(['/drip', '/silence'])('%s: the time limit holds for the whole answer, however it drips', async (url) => {
  const error = await failureOf(url, 150);
  expect(isTimeoutError(error)).toBe(true);
  expect(error.message).toBe(`GET ${url} was not complete within 150 ms`);
  expect(error).toMatchObject({ code: 0, userMessage: '请求超时' });
});

it('the default time limit is 10000 ms [timeout-10000-ms]', async () => {
  const delays: (number | undefined)[] = [];
  const original = globalThis.setTimeout;
  const spy = ((run: () => void, time?: number) => {
    delays.push(time);
    return original(run, time);
  }) as typeof setTimeout;
  globalThis.setTimeout = spy;
  try {
    await createEnvelopeClient({ baseUrl: server.url }).get('/empty');
  } finally {
    globalThis.setTimeout = original;
  }
  expect(delays).toContain(10_000);
});

it('no failure holds the token or the payload that was sent', async () => {
  const getToken = () => 'TOP-SECRET';
  const error = await createEnvelopeClient({ baseUrl: server.url, getToken })
    .post('/reset', { password: 'PASS-WORD' })
    .catch((reason) => reason);
  const { inspect } = await import('node:util');
  expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/TOP-SECRET|PASS-WORD/);
});
