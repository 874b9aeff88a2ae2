import { SessionError } from '@waybill/auth-core';
import { envelope } from '@waybill/http/conventions';
import { describe, expect, it } from 'vitest';
import { reply } from '../../../page-testing/reply';
import { tryApi } from '../../../page-testing/try-api';
import { cookieApi } from '../../kernel/api/cookie-api';
import { envelopeApi } from '../../kernel/api/envelope-api';
import { restApi } from '../../kernel/api/rest-api';
import { type RefusalParts, readRefusal } from '../data/server-data/read-refusal';

describe('an API of another kind', () => {
  it('logs in with its own path, method and fields, and returns user info in its own form [another-apis-paths-methods-fields]', async () => {
    const { session, calls } = tryApi(
      restApi({
        paths: {
          login: {
            method: 'PUT',
            url: '/sessions',
            toRequest: ({ username, password }: { username: string; password: string }) => ({
              body: { login: username, secret: password },
            }),
          },
          userInfo: {
            method: 'GET',
            url: '/me',
            from: (user: { user_name: string; groups: { name: string }[] }) => ({
              username: user.user_name,
              roles: user.groups.map(({ name }) => name),
            }),
          },
        },
      }),
      {
        'PUT /sessions': { access: 'T1' },
        'GET /me': { user_name: 'li', groups: [{ name: 'Editor' }] },
      },
      { tokenName: 'access' },
    );
    await session.signIn({ username: 'li', password: 'x' });
    const { user, access } = await session.loadProfile();
    expect([user.username, access.roles]).toEqual(['li', ['Editor']]);
    expect(calls[0]).toMatchObject({ method: 'PUT', body: { login: 'li', secret: 'x' } });
    expect(calls[1]?.headers.authorization).toBe('Bearer T1');
  });

  it('reads the token from a field whose name differs from its storage key [token-field-setting]', async () => {
    const responses = {
      'POST /login': { access_token: 'T1', 'office.token': 'no' },
      'GET /userInfo': { username: 'li' },
    };
    const { session } = tryApi(restApi(), responses, { tokenName: 'office.token', tokenField: 'access_token' });
    await session.signIn({ username: 'li', password: 'x' });
    expect(session.getToken()).toBe('T1');
  });

  it('renews a token in its own form, at 401 [bearer-tokens-expired-at-401]', async () => {
    const { http, session, calls } = tryApi(restApi(), [
      { match: '/refresh', reply: { body: { token: 'T2' } } },
      {
        match: '/orders',
        reply: ({ headers }) => (headers.authorization === 'Bearer T2' ? { body: [1] } : { status: 401 }),
      },
    ]);
    session.adoptToken('T1');
    expect(await http.get('/orders')).toEqual([1]);
    expect(calls.map(({ url, headers }) => `${url} ${headers.authorization}`)).toEqual([
      '/orders Bearer T1',
      '/refresh Bearer T1',
      '/orders Bearer T2',
    ]);
  });

  it('leaves the tries of a refresh and of a logout to the session, also where the client tries reads again', async () => {
    const { session, calls } = tryApi(envelopeApi({ retry: { wait: 1 } }), [{ match: /./, reply: { status: 503 } }]);
    session.adoptToken('T1');
    await session.signOut();
    expect(calls.map(({ url }) => url)).toEqual(['/logout']);
    const other = tryApi(envelopeApi({ retry: { wait: 1 } }), [{ match: /./, reply: { status: 503 } }]);
    other.session.adoptToken('T1');
    const renewal = other.session.renew('T1').catch((error) => error);
    await expect.poll(() => other.calls).not.toEqual([]);
    // The session retries after 0.4 s at the earliest.
    await new Promise((go) => setTimeout(go, 200));
    expect(other.calls.map(({ url }) => url)).toEqual(['/refreshToken']);
    other.session.reset();
    expect(await renewal).toBeInstanceOf(Error);
  });

  it('user info that does not fit is a failure with a name: by its fields, or because the mapper cannot read it [mismatched-user-info]', async () => {
    const reply = { body: { data: { profile: { user_name: 'li' } } } };
    const mapped = {
      method: 'GET',
      url: '/userInfo',
      from: ({ user }: { user: { name: string } }) => user.name,
    } as const;
    for (const paths of [{}, { userInfo: mapped }]) {
      const { session } = tryApi(envelopeApi({ paths }), [{ match: '/userInfo', reply }]);
      session.adoptToken('T1');
      const problem = await session.loadProfile().catch((error) => error);
      expect(problem).toBeInstanceOf(SessionError);
      expect(problem.code).toBe('profile-unreadable');
      expect(session.snapshot().status).toBe('unknown');
    }
  });

  it('may lack an endpoint; then there is no such call [call-that-api-lacks]', async () => {
    const paths = { logout: false, refreshToken: false, userInfo: false, publicKey: false } as const;
    const { session, calls } = tryApi(envelopeApi({ paths }));
    session.adoptToken('T1');
    expect((await session.loadProfile()).status).toBe('signedIn');
    await session.signOut();
    expect(calls).toEqual([]);
  });

  it('returns errors as an object', async () => {
    const { http, messages } = tryApi(
      envelopeApi({ conventions: { ...envelope, messages: { sentence: 'error.detail' } } }),
      [{ match: '/orders', reply: { status: 409, body: { error: { detail: 'Locked' } } } }],
    );
    await http.get('/orders').catch(() => {});
    expect(messages).toEqual(['Locked']);
  });

  it('can set every option of the client: codes, headers, credentials, retries, steps, a custom request id', async () => {
    const heard: unknown[] = [];
    const { http, session, calls } = tryApi(
      envelopeApi({
        conventions: {
          success: ({ body, status }) => status === 200 && Object(body).state === 'OK',
          data: { field: 'result' },
          session: { header: 'X-Pass', format: (token) => `pass ${token}` },
        },
        headers: { 'X-Tenant': 'north' },
        requestIdHeader: 'X-Trace',
        idempotencyHeader: 'X-Once',
        withCredentials: true,
        retry: { wait: 1 },
        steps: [
          {
            before: 'send',
            step: {
              name: 'hear',
              async run(_call, next) {
                const reply = await next();
                heard.push([reply.status, reply.requestId]);
                return reply;
              },
            },
          },
        ],
      }),
      [
        { match: '/orders', times: 1, reply: { status: 503 } },
        {
          match: '/orders',
          reply: { body: { state: 'OK', result: 7 }, headers: { 'X-Trace': 't-1' } },
        },
      ],
    );
    session.adoptToken('T1');
    expect(await http.post('/orders', { id: 1 }, { idempotencyKey: 'k1' })).toBe(7);
    const header = { 'x-pass': 'pass T1', 'x-tenant': 'north', 'x-once': 'k1' };
    expect(calls.map(({ headers }) => headers)).toEqual([
      expect.objectContaining(header),
      expect.objectContaining(header),
    ]);
    expect(heard).toEqual([
      [503, undefined],
      [200, 't-1'],
    ]);
  });

  it('takes further headers beside the language', async () => {
    const { http, calls } = tryApi(envelopeApi({ headers: () => ({ 'X-Tenant': 'north' }) }), { '/a': [] });
    await http.get('/a');
    expect(calls[0]?.headers).toMatchObject({ 'x-tenant': 'north', 'accept-language': 'en' });
  });
});

describe('a session in a cookie', () => {
  it('needs no token in the response and sends none [session-in-cookie]', async () => {
    const { http, session, calls } = tryApi(cookieApi(), {
      'POST /login': reply({ status: 204 }),
      '/me': { username: 'li' },
      '/orders': [],
    });
    await session.signIn({ username: 'li', password: 'x' });
    expect((await session.loadProfile()).user.username).toBe('li');
    await http.get('/orders');
    expect(calls.map(({ headers }) => headers.token)).toEqual([undefined, undefined, undefined]);
  });

  it('ends at 401', async () => {
    const { http, session } = tryApi(cookieApi(), { '/orders': reply({ status: 401 }) });
    session.adoptToken('a-mark');
    await http.get('/orders').catch(() => {});
    expect(session.snapshot().status).toBe('expired');
    expect(session.getToken()).toBeNull();
  });

  it('is not renewed by the client: an expiry response ends it too', async () => {
    const { http, session, calls } = tryApi(cookieApi({ conventions: envelope }), {
      '/orders': reply({ status: 402 }),
    });
    session.adoptToken('a-mark');
    await http.get('/orders').catch(() => {});
    expect([session.snapshot().status, calls.length]).toEqual(['expired', 1]);
  });
});

describe('an API is one object', () => {
  it('has the specified paths, each of which can be another: a path, a method with a path, or a call [api-is-one-object]', async () => {
    const userInfo = { method: 'GET', url: '/v2/me', from: (me: { name: string }) => ({ username: me.name }) } as const;
    const api = envelopeApi({ paths: { login: '/v2/session', logout: 'DELETE /v2/session', userInfo } });
    const { session, calls } = tryApi(api, {
      '/v2/session': { token: 'T1' },
      '/v2/me': { name: 'li' },
    });
    await session.signIn({ username: 'li', password: 'x' });
    expect((await session.loadProfile()).user.username).toBe('li');
    await session.signOut();
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v2/session',
      'GET /v2/me',
      'DELETE /v2/session',
    ]);
    expect(api.endpoints.captcha).toEqual({ method: 'GET', url: '/captchaImage' });
  });

  it('is plain data that can be changed and tested alone [api-tested-without-console]', async () => {
    const api = restApi();
    const changed = { ...api, endpoints: { ...api.endpoints, login: { method: 'PUT', url: '/in' } as const } };
    const { session, calls } = tryApi(changed, { 'PUT /in': { token: 'T1' } });
    await session.signIn({ username: 'li', password: 'x' });
    expect([session.getToken(), calls.length]).toEqual(['T1', 1]);
  });

  it('understands problem details, whatever its kind [problem-details-in-every-api]', async () => {
    const problem = {
      type: 'https://api.example/taken',
      title: 'Not valid',
      detail: 'The name is taken',
      errors: [{ pointer: '#/name', detail: 'Taken' }],
    };
    const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
    for (const api of [envelopeApi(), restApi(), cookieApi()]) {
      const { http, messages } = tryApi(api, { '/books': reply({ status: 422, body: problem, headers }) });
      const failure = await http.post('/books', {}).catch((error) => error);
      expect(messages).toEqual(['The name is taken']);
      expect(failure).toMatchObject({ code: problem.type, issues: [{ path: ['name'], message: 'Taken' }] });
      expect(readRefusal({} as RefusalParts, failure)).toEqual({
        message: 'The name is taken',
        fields: { name: 'Taken' },
      });
    }
  });
});
