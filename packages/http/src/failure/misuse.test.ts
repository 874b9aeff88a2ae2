import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { HttpClientOptions } from '../client/http-client-options';
import type { PlacedStep, StepName } from '../client/place-steps';
import { isHttpError, isMisuseError, isNetworkError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptLine } from '../testing/script-line';

const bug = new TypeError("Cannot read properties of undefined (reading 'name')");
const throwing = (): never => {
  throw bug;
};
const stepThatThrows = (before: StepName): PlacedStep => ({ before, step: { name: 'trace', run: throwing } });

const good: ScriptLine = { match: /./, reply: { body: { code: 200, data: 1 } } };
const refused: ScriptLine = { match: /./, reply: { status: 409, body: { message: 'locked' } } };

async function mistake(options: HttpClientOptions, line = good) {
  const adapter = createScriptedAdapter([line]);
  const heard: unknown[] = [];
  const hear = (error: unknown) => heard.push(error);
  const http = createEnvelopeClient({ adapter, retry: { wait: 1 }, onError: hear, onUnauthorized: hear, ...options });
  const error = await http.get<never>('/orders').catch((reason) => reason);
  return { error, http, heard, sent: adapter.calls.length };
}

describe('a mistake of the caller', () => {
  it.each<[string, HttpClientOptions, ScriptLine, number]>([
    ['the option `getToken`', { getToken: throwing }, good, 0],
    ['the option `getToken`', { getToken: async () => throwing() }, good, 0],
    [
      'the option `conventions.session.format`',
      { getToken: () => 'T0', conventions: { session: { format: throwing } } },
      good,
      0,
    ],
    ['the option `headers`', { headers: throwing }, good, 0],
    ['the option `conventions.success`', { conventions: { success: throwing } }, good, 1],
    ['the option `conventions.session.expired`', { conventions: { session: { expired: throwing } } }, refused, 1],
    [
      'the option `conventions.session.unauthorized`',
      { conventions: { session: { unauthorized: throwing } } },
      refused,
      1,
    ],
    ['the option `conventions.session.forbidden`', { conventions: { session: { forbidden: throwing } } }, refused, 1],
    ['the option `conventions.messages.code`', { conventions: { messages: { code: throwing } } }, refused, 1],
    ['the option `conventions.messages.sentence`', { conventions: { messages: { sentence: throwing } } }, refused, 1],
    ['the option `conventions.messages.fields`', { conventions: { messages: { fields: throwing } } }, refused, 1],
    ['the option `conventions.data.total`', { conventions: { data: { total: throwing } } }, good, 1],
    ['the option `encrypt`', { encrypt: throwing }, good, 0],
    ['the option `decrypt`', { decrypt: throwing }, good, 1],
    ['the step "trace"', { steps: [stepThatThrows('send')] }, good, 0],
    ['the step "trace"', { steps: [stepThatThrows('retry')] }, good, 0],
    ['the step "trace"', { steps: [stepThatThrows('share')] }, good, 0],
  ])('in %s is named with its cause and never retried: %o [misuse-is-named]', async (name, options, line, times) => {
    const body = { sent: true };
    const adapter = createScriptedAdapter([line]);
    const heard: unknown[] = [];
    const hear = (error: unknown) => heard.push(error);
    const http = createEnvelopeClient({ adapter, retry: { wait: 1 }, onError: hear, onUnauthorized: hear, ...options });
    const error = await http
      .request<never>({ method: 'POST', url: '/orders', body, idempotencyKey: 'k' })
      .catch((reason) => reason);
    expect(isMisuseError(error)).toBe(true);
    expect(isHttpError(error)).toBe(false);
    expect(error).toMatchObject({ name: 'MisuseError', method: 'POST', url: '/orders', cause: bug });
    expect(error.message).toBe(`POST /orders: ${name} threw an error: ${bug.message}`);
    expect(adapter.calls).toHaveLength(times);
    expect(heard).toEqual([]);
    expect(http.pending).toBe(0);
  });

  it.each<[string, string, RegExp]>([
    ['in its value', 'X-Name', /the header "X-Name" cannot be sent.*encodeURIComponent/],
    ['in its name', '姓名', /the header "姓名" cannot be sent/],
  ])('is a header outside Latin-1, %s', async (_, name, sentence) => {
    const { error, sent } = await mistake({ headers: { [name]: '张三' } });
    expect(isMisuseError(error)).toBe(true);
    expect(error.message).toMatch(sentence);
    expect(sent).toBe(0);
  });

  it('in a header keeps a token to itself', async () => {
    const { error } = await mistake({ getToken: () => 'SECRET\n1' });
    expect(isMisuseError(error)).toBe(true);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('SECRET');
  });

  it('is a GET with a body, an invalid address, and a body that JSON cannot express', async () => {
    const { http } = await mistake({});
    const failureOf = (request: Parameters<typeof http.request>[0]) =>
      http.request(request).then(throwing, (reason: Error) => reason);
    const withBody = await failureOf({ method: 'GET', url: '/orders', body: { page: 1 } });
    expect(withBody.message).toBe('GET /orders: a GET carries no body: use `params`, or another method');
    const round: Record<string, unknown> = {};
    round.self = round;
    for (const request of [
      { url: 'http://[' },
      { method: 'POST', url: '/orders', body: round },
      { url: '/orders', params: { at: new Date(Number.NaN) } },
    ] as const) {
      const failure = await failureOf(request);
      expect(isMisuseError(failure)).toBe(true);
      expect(failure.cause).toBeInstanceOf(Error);
    }
    const bare = await failureOf({ url: 'https:example.com' });
    expect(bare.message).toBe('GET https:example.com: "https:example.com" lacks the slashes after its protocol');
    const form = await failureOf({ method: 'POST', url: '/orders', body: 1, form: true });
    expect(form.message).toBe('POST /orders: a form body must be an object of fields, not number');
    expect([withBody, bare, form].every(isMisuseError)).toBe(true);
    await expect(createEnvelopeClient().get('/orders')).rejects.toThrow('GET /orders: it needs a `baseUrl`');
  });

  it('does not end the session when a token is read during a refresh', async () => {
    let reads = 0;
    const getToken = () => (++reads > 1 ? throwing() : 'T0');
    const expired: ScriptLine = { match: /./, reply: { body: { code: 402 } } };
    const { error, heard } = await mistake({ getToken, renew: () => 'T1' }, expired);
    expect(isMisuseError(error)).toBe(true);
    expect(heard).toEqual([]);
  });

  it('is not reported for a failure that a step passes on, or a call that `getToken` makes', async () => {
    const passing: PlacedStep = { before: 'share', step: { name: 'pass', run: (_, next) => next() } };
    const lost: ScriptLine = { match: /./, reply: { fail: 'network' } };
    const { error } = await mistake({ steps: [passing], retry: false }, lost);
    expect(isNetworkError(error)).toBe(true);
    const other = await mistake({ getToken: () => Promise.reject(error) });
    expect(other.error).toBe(error);
  });

  it('in a listener of progress surfaces as an uncaught error and fails no call', async () => {
    const uncaught: unknown[] = [];
    const before = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', (error) => uncaught.push(error));
    try {
      const fetch = async () => new Response('bytes');
      const http = createEnvelopeClient({ baseUrl: 'http://x', fetch });
      expect((await http.download('/file', { onProgress: throwing })).blob.size).toBe(5);
      await new Promise((go) => setTimeout(go));
      expect(uncaught).toEqual([bug]);
    } finally {
      process.removeAllListeners('uncaughtException');
      for (const listener of before) process.on('uncaughtException', listener);
    }
  });
});

describe('a failure', () => {
  it("shows at most 500 characters of the server's sentence, cut between graphemes", async () => {
    const family = '👨‍👩‍👧‍👦';
    const message = `${'长'.repeat(495)}${family}${'x'.repeat(100_000)}`;
    const { error } = await mistake({}, { match: /./, reply: { status: 409, body: { message } } });
    expect(error.userMessage).toBe(`${'长'.repeat(495)}…`);
    expect(error.message.length).toBeLessThan(600);
    expect(error.body).toEqual({ message });
  });

  it('by a time limit has a sentence of its own, in the words of the application where it has them', async () => {
    const hang: ScriptLine = { match: /./, reply: { fail: 'hang' } };
    const late = (options: HttpClientOptions) => mistake({ timeout: 5, retry: false, ...options }, hang);
    expect((await late({})).error.userMessage).toBe('请求超时');
    expect((await late({ language: 'en' })).error.userMessage).toBe('The request took too long');
    const messages = { en: { timeout: 'Too slow' } };
    expect((await late({ language: 'en', messages })).error.userMessage).toBe('Too slow');
  });

  it('of code that did not load after the response is not a network failure, and is not retried', async () => {
    vi.doMock('../schema/check-schema', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const adapter = createScriptedAdapter([good]);
    const http = createEnvelopeClient({ adapter, retry: { wait: 1 } });
    const schema = { '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) } } as const;
    const error = await http.get('/orders', { schema }).catch((reason: Error) => reason);
    if (!(error instanceof Error)) throw new Error('The call was expected to fail.');
    vi.doUnmock('../schema/check-schema');
    expect(error).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(error.message).toMatch(/^GET \/orders answered 200, but /);
    expect(adapter.calls).toHaveLength(1);
  });
});

describe('the total of a download', () => {
  const progressOf = async (headers: Record<string, string>) => {
    const seen: unknown[] = [];
    const fetch = async () => new Response('0123456789', { headers });
    const http = createEnvelopeClient({ baseUrl: 'http://x', fetch });
    await http.download('/file', { onProgress: (progress) => seen.push(progress) });
    return seen;
  };

  it('equals the length that the server announces', async () => {
    expect(await progressOf({ 'content-length': '10' })).toEqual([{ loaded: 10, total: 10 }]);
  });

  it('is left out where the body is compressed, or is longer than announced', async () => {
    expect(await progressOf({ 'content-length': '40', 'content-encoding': 'gzip' })).toEqual([{ loaded: 10 }]);
    expect(await progressOf({ 'content-length': '4' })).toEqual([{ loaded: 10 }]);
  });
});
