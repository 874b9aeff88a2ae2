import { createSession, SessionError, type SessionOptions } from '@waybill/auth-core';
import { createScriptedAdapter, type ScriptLine } from '@waybill/http/testing';
import { describe, expect, it } from 'vitest';
import { type ConsoleOptions, resolveConfig } from '../../kernel/console-config';
import { resolveEndpoints } from '../../kernel/endpoints';
import { createConsoleHttp, type OwnHttpOptions } from './create-console-http';
import { createGateway } from './create-gateway';

function connect(script: readonly ScriptLine[], options: ConsoleOptions = {}, own?: OwnHttpOptions) {
  const adapter = createScriptedAdapter(script);
  const config = resolveConfig(options);
  const endpoints = resolveEndpoints(config.endpoints);
  const messages: string[] = [];
  const hooks = {
    loading: { begin: () => () => {} },
    onForbidden: () => {},
    onError: (_: unknown, text: string) => messages.push(text),
  };
  const http = createConsoleHttp({
    ...hooks,
    config,
    endpoints,
    language: () => 'en',
    words: () => ({ of: (language) => config.messages[language] ?? {} }),
    session: () => session,
    own: { adapter, ...own },
  });
  const gateway: SessionOptions['gateway'] = createGateway(http, endpoints, config);
  const session = createSession({
    gateway,
    tokenField: config.tokenName,
    channel: null,
    refreshLock: null,
    cookie: config.session === 'cookie',
  });
  return { http, session, gateway, messages, calls: adapter.calls };
}

describe('an API of another kind', () => {
  it('logs in at its own path, with its own method and fields, and gives user info in its own [another-apis-paths-methods-fields]', async () => {
    const { session, calls } = connect(
      [
        { match: 'PUT /sessions', reply: { body: { access: 'T1' } } },
        { match: 'GET /me', reply: { body: { user_name: 'li', groups: [{ name: 'Editor' }] } } },
      ],
      {
        tokenName: 'access',
        endpoints: {
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
      },
      { formatToken: (token) => `Bearer ${token}`, tokenHeader: 'Authorization' },
    );
    await session.signIn({ username: 'li', password: 'x' });
    const { user, access } = await session.loadProfile();
    expect([user.username, access.roles]).toEqual(['li', ['Editor']]);
    expect(calls[0]).toMatchObject({ method: 'PUT', body: { login: 'li', secret: 'x' } });
    expect(calls[1]?.headers.authorization).toBe('Bearer T1');
  });

  it('renews a token in its own form, at 401 [bearer-tokens-expired-at-401]', async () => {
    const { http, session, calls } = connect(
      [
        { match: '/refreshToken', reply: { body: { token: 'T2' } } },
        {
          match: '/orders',
          reply: ({ headers }) => (headers.authorization === 'Bearer T2' ? { body: [1] } : { status: 401 }),
        },
      ],
      { request: { tokenHeader: 'Authorization' } },
      { formatToken: (token) => `Bearer ${token}`, isExpired: ({ status }) => status === 401 },
    );
    session.adoptToken('T1');
    expect(await http.get('/orders')).toEqual([1]);
    expect(calls.map(({ url, headers }) => `${url} ${headers.authorization}`)).toEqual([
      '/orders Bearer T1',
      '/refreshToken Bearer T1',
      '/orders Bearer T2',
    ]);
  });

  it('leaves the tries of a refresh and of a logout to the session, also where the client tries reads again', async () => {
    const { session, calls } = connect([{ match: /./, reply: { status: 503 } }], {}, { retry: { wait: 1 } });
    session.adoptToken('T1');
    await session.signOut();
    expect(calls.map(({ url }) => url)).toEqual(['/logout']);
    const other = connect([{ match: /./, reply: { status: 503 } }], {}, { retry: { wait: 1 } });
    other.session.adoptToken('T1');
    const renewal = other.session.renew('T1').catch((error) => error);
    // The session's own second try comes after 0.4 s at the earliest.
    await new Promise((go) => setTimeout(go, 200));
    expect(other.calls.map(({ url }) => url)).toEqual(['/refreshToken']);
    other.session.reset();
    expect(await renewal).toBeInstanceOf(Error);
  });

  it('user info that does not fit is a failure with a name: by its fields, or because the mapper cannot read it [user-info-does-not-fit]', async () => {
    const reply = { body: { data: { profile: { user_name: 'li' } } } };
    const mapped = {
      method: 'GET',
      url: '/userInfo',
      from: ({ user }: { user: { name: string } }) => user.name,
    } as const;
    for (const endpoints of [{}, { userInfo: mapped }]) {
      const { session } = connect([{ match: '/userInfo', reply }], { endpoints });
      session.adoptToken('T1');
      const problem = await session.loadProfile().catch((error) => error);
      expect(problem).toBeInstanceOf(SessionError);
      expect(problem.code).toBe('profile-unreadable');
      expect(session.snapshot().status).toBe('unknown');
    }
  });

  it('may have no call for something: then none is made [call-api-lacks]', async () => {
    const endpoints = { logout: false, refreshToken: false, userInfo: false, publicKey: false } as const;
    const { session, calls, gateway } = connect([], { endpoints });
    session.adoptToken('T1');
    expect((await session.loadProfile()).status).toBe('signedIn');
    await session.signOut();
    expect([calls, gateway.refresh]).toEqual([[], undefined]);
  });

  it('says what is wrong in an object', async () => {
    const { http, messages } = connect(
      [{ match: '/orders', reply: { status: 409, body: { error: { detail: 'Locked' } } } }],
      { request: { messageField: 'error.detail' } },
    );
    await http.get('/orders').catch(() => {});
    expect(messages).toEqual(['Locked']);
  });

  it('has every option of the client at hand: codes, headers, credentials, tries, steps, an id of requests of its own', async () => {
    const heard: unknown[] = [];
    const { http, session, calls } = connect(
      [
        { match: '/orders', times: 1, reply: { status: 503 } },
        {
          match: '/orders',
          reply: { body: { state: 'OK', result: 7 }, headers: { 'X-Trace': 't-1' } },
        },
      ],
      {
        request: { codeField: 'state', successCodes: ['OK'], dataField: 'result', tokenHeader: 'X-Pass' },
      },
      {
        formatToken: (token) => `pass ${token}`,
        headers: { 'X-Tenant': 'north' },
        requestIdHeader: 'X-Trace',
        idempotencyHeader: 'X-Once',
        withCredentials: true,
        retry: { wait: 1 },
        isSuccess: ({ body, status }) => status === 200 && Object(body).state === 'OK',
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
      },
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
    const { http, calls } = connect(
      [{ match: '/a', reply: { body: [] } }],
      {},
      { headers: () => ({ 'X-Tenant': 'north' }) },
    );
    await http.get('/a');
    expect(calls[0]?.headers).toMatchObject({ 'x-tenant': 'north', 'accept-language': 'en' });
  });
});

describe('a session in a cookie', () => {
  const options = { session: 'cookie' } as const;

  it('needs no token in the response and sends none [session-in-cookie]', async () => {
    const { http, session, calls } = connect(
      [
        { match: 'POST /login', reply: { status: 204 } },
        { match: '/userInfo', reply: { body: { username: 'li' } } },
        { match: '/orders', reply: { body: [] } },
      ],
      options,
    );
    await session.signIn({ username: 'li', password: 'x' });
    expect((await session.loadProfile()).user.username).toBe('li');
    await http.get('/orders');
    expect(calls.map(({ headers }) => headers.token)).toEqual([undefined, undefined, undefined]);
  });

  it('ends at 401', async () => {
    const { http, session } = connect([{ match: '/orders', reply: { status: 401 } }], options);
    session.adoptToken('a-mark');
    await http.get('/orders').catch(() => {});
    expect(session.snapshot().status).toBe('expired');
    expect(session.getToken()).toBeNull();
  });

  it('is not renewed from here: 402 ends it too', async () => {
    const { http, session, calls } = connect([{ match: '/orders', reply: { status: 402 } }], options);
    session.adoptToken('a-mark');
    await http.get('/orders').catch(() => {});
    expect([session.snapshot().status, calls.length]).toEqual(['expired', 1]);
  });
});
