import { describe, expect, it } from 'vitest';
import type { HttpClientOptions } from '../client/http-client-options';
import type { Conventions, SessionConventions } from '../conventions/conventions';
import { envelope } from '../conventions/envelope';
import type { HttpError } from '../errors/http-error';
import { isForbiddenError, isUnauthorizedError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptedReply } from '../testing/script-line';

/** The conventions of an envelope with some parts replaced. */
const changed = (parts: Conventions): HttpClientOptions => ({ conventions: { ...envelope, ...parts } });
const withSession = (session: SessionConventions) => changed({ session: { ...envelope.session, ...session } });
const client = (reply: ScriptedReply, options: HttpClientOptions = {}) =>
  createEnvelopeClient({ adapter: createScriptedAdapter([{ match: /./, reply }]), ...options });
const failureOf = (reply: ScriptedReply, options?: HttpClientOptions): Promise<HttpError> =>
  client(reply, options)
    .get('/orders')
    .then(
      () => Promise.reject(new Error('The call was expected to fail.')),
      (error) => error,
    );

describe('a server of another kind', () => {
  it('may have an envelope without a code [data-without-code]', async () => {
    expect(await client({ body: { data: [1] } }).get('/orders')).toEqual([1]);
    expect(await client({ body: { data: null } }).get('/orders')).toBeNull();
    expect(await client({ body: { items: [1] } }).get('/orders')).toEqual({ items: [1] });
  });

  it.each(['', ' ', '\n\t', '\u3000'])(
    'with %j as the message of a failure counts as none: the catalogue is used',
    async (message) => {
      const { userMessage } = await failureOf({ status: 500, body: { code: 500, message } }, { language: 'en' });
      const silent = await failureOf({ status: 500, body: { code: 500 } }, { language: 'en' });
      expect(userMessage).toBe(silent.userMessage);
    },
  );

  it('may have no envelope at all', async () => {
    const body = { id: 7, data: 'a field of the record' };
    expect(await client({ body }, changed({ data: {} })).get('/orders')).toEqual(body);
  });

  it('may have its message deep in an object [errors-in-objects]', async () => {
    const body = { error: { code: 'locked', detail: 'The order is locked' } };
    const options = changed({ messages: { code: 'error.code', sentence: 'error.detail' } });
    expect(await failureOf({ status: 409, body }, options)).toMatchObject({
      status: 409,
      code: 'locked',
      userMessage: 'The order is locked',
      body,
    });
  });

  it('speaks only through fields of its own', async () => {
    const error = await failureOf(
      { status: 409, body: {} },
      {
        ...changed({ messages: { sentence: 'constructor.name' } }),
        language: 'en',
      },
    );
    expect(error.userMessage).toBe('Somebody else has changed the data in the meantime');
  });

  it('may define success by its own rule', async () => {
    const options = changed({ success: ({ body }) => Reflect.get(Object(body), 'ok') === true });
    expect(await client({ body: { ok: true, data: 1 } }, options).get('/orders')).toBe(1);
    expect(await failureOf({ body: { ok: false, message: 'no' } }, options)).toMatchObject({ userMessage: 'no' });
  });

  it('is judged by status, code, body and headers', async () => {
    const seen: unknown[] = [];
    const reply = { status: 418, body: { code: '9', data: 1 }, headers: { 'X-Kind': 'pot' } };
    await failureOf(reply, {
      ...withSession({
        forbidden: (response) => {
          seen.push(response);
          return false;
        },
      }),
    });
    const headers = { 'content-type': 'application/json', 'x-kind': 'pot' };
    expect(seen).toEqual([{ status: 418, code: 9, body: reply.body, headers }]);
  });
});

describe('the meaning of a refusal', () => {
  const expiredBy401 = withSession({ expired: ({ status }) => status === 401 });

  it('follows the specified codes by default', async () => {
    expect(await failureOf({ body: { code: 1000401 } })).toMatchObject({ refusal: 'unauthorized' });
    expect(await failureOf({ status: 403 })).toMatchObject({ refusal: 'forbidden' });
    expect(await failureOf({ status: 500 })).toMatchObject({ refusal: undefined });
  });

  it('is the HTTP status where the code is a word', async () => {
    const options = changed({ messages: { code: 'error.code' } });
    const body = { error: { code: 'who_are_you' } };
    expect(await failureOf({ status: 401, body }, options)).toMatchObject({
      refusal: 'unauthorized',
      code: 'who_are_you',
    });
    expect(await failureOf({ status: 403, body }, options)).toMatchObject({ refusal: 'forbidden' });
  });

  it('can be an expired token at 401: it is renewed and the call replayed [rules-over-response]', async () => {
    const adapter = createScriptedAdapter([
      { match: '/orders', reply: ({ headers }) => (headers.token === 'T1' ? { body: [1] } : { status: 401 }) },
    ]);
    let token = 'T0';
    const renew = () => {
      token = 'T1';
      return token;
    };
    const http = createEnvelopeClient({ adapter, getToken: () => token, renew, ...expiredBy401 });
    expect(await http.get('/orders')).toEqual([1]);
    expect(adapter.calls).toHaveLength(2);
  });

  it('means "not signed in" if the renewed token gets 401 as well', async () => {
    const reported: unknown[] = [];
    let token = 'T0';
    const renew = () => {
      token = 'T1';
      return token;
    };
    const onUnauthorized = (failure: unknown) => reported.push(failure);
    const error = await failureOf({ status: 401 }, { ...expiredBy401, getToken: () => token, renew, onUnauthorized });
    expect(isUnauthorizedError(error)).toBe(true);
    expect(reported).toHaveLength(1);
  });

  it('is no expired token for a call of no session: wrong credentials are wrong credentials', async () => {
    let renewals = 0;
    const renew = () => {
      renewals += 1;
      return 'T1';
    };
    const http = client({ status: 401, body: { message: 'wrong password' } }, { ...expiredBy401, renew });
    const error = await http.post('/login', {}, { anonymous: true }).catch((problem) => problem);
    expect(error).toMatchObject({ refusal: 'unauthorized', userMessage: 'wrong password' });
    expect(renewals).toBe(0);
  });

  it('can be any rule', async () => {
    const reported: string[] = [];
    const hooks = {
      onForbidden: () => reported.push('forbidden'),
      onUnauthorized: () => reported.push('unauthorized'),
    };
    const rules = withSession({
      forbidden: () => false,
      unauthorized: ({ body }) => Reflect.get(Object(body), 'error') === 'who',
    });
    expect(isForbiddenError(await failureOf({ status: 403 }, { ...hooks, ...rules }))).toBe(false);
    await failureOf({ status: 400, body: { error: 'who' } }, { ...hooks, ...rules });
    expect(reported).toEqual(['unauthorized']);
  });
});

describe('the request id', () => {
  const reply = { status: 500, headers: { 'X-Request-Id': 'a1-b2', 'X-Trace': 't/9' } };

  it('is in the failure, from the configured header [request-id-in-failure]', async () => {
    expect(await failureOf(reply)).toMatchObject({ requestId: 'a1-b2' });
    expect(await failureOf(reply, { requestIdHeader: 'X-Trace' })).toMatchObject({ requestId: 't/9' });
    expect(await failureOf({ status: 500 })).toMatchObject({ requestId: '' });
  });

  it('is nothing else than an id', async () => {
    const odd = { status: 500, headers: { 'X-Request-Id': '<b>call 0900</b>' } };
    expect(await failureOf(odd)).toMatchObject({ requestId: '' });
  });
});
