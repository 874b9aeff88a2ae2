import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOidcClient } from './create-oidc-client';
import { OidcError } from './oidc-error';

const issuer = 'https://login.test';
const at = window.location.href;
const seconds = () => Math.floor(Date.now() / 1000);
const header = btoa(JSON.stringify({ alg: 'RS256' })).replaceAll('=', '');
const idToken = (claims: object = {}) =>
  `${header}.${btoa(JSON.stringify({ iss: issuer, aud: 'office', sub: 'vera', exp: seconds() + 60, iat: seconds(), ...claims })).replaceAll('=', '')}.x`;

const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
};

let responses: Record<string, () => Response>;
const context = (token: string | null) => ({ token, epoch: 1, signal: new AbortController().signal });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
/** A response whose connection breaks in the middle of the body. */
const cut = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }), {
    headers: { 'content-type': 'application/json' },
  });

beforeEach(() => {
  responses = { '/.well-known/openid-configuration': () => json(metadata) };
  vi.stubGlobal('fetch', async (url: string) => {
    const respond = responses[url.replace(issuer, '')];
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', at);
  localStorage.removeItem('oidc');
  sessionStorage.removeItem('oidc.begun');
});

const open = (options = {}) => createOidcClient({ issuer, clientId: 'office', ...options });

/** A window that has returned from the provider. */
function comeBack(query: string, login: object = {}) {
  const begun = { state: 'oidc-s1', verifier: 'v1', nonce: 'n1', returnTo: '/login?redirect=%2Fx', at: Date.now() };
  sessionStorage.setItem('oidc.begun', JSON.stringify({ ...begun, ...login }));
  const url = new URL(window.location.href);
  url.search = query;
  window.history.replaceState(null, '', url);
}

const keep = (set: object) =>
  localStorage.setItem(
    'oidc',
    JSON.stringify({ accessToken: 'A1', refreshToken: 'R1', idToken: idToken(), claims: { sub: 'vera' }, ...set }),
  );
const readStored = () => JSON.parse(localStorage.getItem('oidc') ?? 'null');
const granted = (more = {}) => json({ access_token: 'A2', token_type: 'Bearer', ...more });

it('ends a login: token, place and claims; nothing of it stays in the address, and it works once', async () => {
  responses['/token'] = () => granted({ id_token: idToken({ nonce: 'n1', name: 'Vera', roles: ['Astronomer', 7] }) });
  comeBack('?code=c&state=oidc-s1&keep=1');
  const client = open();
  expect(await client.complete()).toEqual({ token: 'A2', returnTo: '/login?redirect=%2Fx' });
  expect(window.location.search).toBe('?keep=1');
  expect(await client.gateway.loadProfile(context('A2'))).toEqual({
    username: 'Vera',
    avatar: '',
    roles: ['Astronomer'],
  });
  expect(await client.complete()).toBeNull();
});

it('ignores responses to other logins', async () => {
  comeBack('?code=c&state=of-a-popup');
  expect(await open().complete()).toBeNull();
  expect(window.location.search).toBe('?code=c&state=of-a-popup');
});

it.each<[string, string, { down?: boolean; at?: number; verifier?: unknown; nonce?: string }]>([
  ['stale', '?code=c&state=oidc-other', {}],
  ['stale', '?code=c&state=oidc-s1', { at: Date.now() - 3_700_000 }],
  ['stale', '?code=c&state=oidc-s1', { verifier: 7 }],
  ['refused', '?error=access_denied&state=oidc-s1', {}],
  ['invalid', '?code=c&state=oidc-s1&iss=https://evil.test', {}],
  ['invalid', '?code=c&state=oidc-s1', { nonce: 'of another login' }],
  ['unreachable', '?code=c&state=oidc-s1', { down: true }],
])('refuses a return that is %s (%s)', async (code, query, { down, ...login }) => {
  if (!down) responses['/token'] = () => granted({ id_token: idToken({ nonce: 'n1' }) });
  comeBack(query, login);
  await expect(open().complete()).rejects.toMatchObject({ name: 'OidcError', code });
  expect(window.location.search).toBe('');
  expect(readStored()).toBeNull();
});

it('stores a rotated refresh token even if the next step fails', async () => {
  keep({});
  responses['/token'] = () => granted({ refresh_token: 'R2', id_token: idToken({ sub: 'otto' }) });
  await expect(open().gateway.refresh(context('A1'))).rejects.toMatchObject({ code: 'invalid' });
  expect(readStored()).toMatchObject({ refreshToken: 'R2', claims: { sub: 'vera' } });
});

it('takes the token that another window has renewed, without a request', async () => {
  keep({ accessToken: 'A9' });
  expect(await open().gateway.refresh(context('A1'))).toBe('A9');
});

it('distinguishes a refusal, which is final, from a missing response', async () => {
  keep({});
  const { gateway } = open();
  const failure = () => Promise.resolve(gateway.refresh(context('A1'))).catch((problem: unknown) => problem);
  responses['/token'] = () => json({ error: 'invalid_grant' }, 400);
  expect(gateway.isRefusal(await failure())).toBe(true);
  keep({});
  for (const broken of [() => json({}, 502), () => new Response('<html>', { status: 404 }), cut]) {
    responses['/token'] = broken;
    expect(gateway.isRefusal(await failure())).toBe(false);
  }
  delete responses['/token'];
  expect(gateway.isRefusal(await failure())).toBe(false);
  keep({ refreshToken: undefined });
  expect(gateway.isRefusal(await failure())).toBe(true);
});

it('fails a renewal as without a line where the provider gives no response, and only there [lost-line-keeps-session]', async () => {
  keep({});
  const nameOf = () => Promise.resolve(open().gateway.refresh(context('A1'))).catch(({ name }: Error) => name);
  responses['/token'] = cut;
  expect(await nameOf()).toBe('NetworkError');
  for (const broken of [() => json({}, 502), () => new Response('<html>', { status: 404 })]) {
    responses['/token'] = broken;
    expect(await nameOf()).toBe('OidcError');
  }
  expect(readStored()).not.toBeNull();
});

it('leaves nothing of a login that the provider has ended, and everything of one that another window has begun', async () => {
  keep({});
  const failure = () => Promise.resolve(open().gateway.refresh(context('A1'))).catch((problem: unknown) => problem);
  responses['/token'] = () => json({ error: 'temporarily_unavailable' }, 503);
  await failure();
  expect(readStored()).not.toBeNull();
  responses['/token'] = () => {
    keep({ accessToken: 'A9', refreshToken: 'R9' });
    return json({ error: 'invalid_grant' }, 400);
  };
  await failure();
  expect(readStored()).toMatchObject({ refreshToken: 'R9' });
  keep({});
  responses['/token'] = () => json({ error: 'invalid_grant' }, 400);
  await failure();
  expect(readStored()).toBeNull();
});

it.each(['nonsense', '{}', '[]', '{"accessToken":1}', 'null'])('takes a storage with %s for no login', async (text) => {
  localStorage.setItem('oidc', text);
  await expect(open().gateway.loadProfile(context('A1'))).rejects.toMatchObject({ code: 'expired' });
});

it('requests more claims for ID tokens with few, and accepts them only for the same subject', async () => {
  responses['/token'] = () => granted({ id_token: idToken({ nonce: 'n1' }) });
  responses['/me'] = () => json({ sub: 'vera', name: 'Vera Star' });
  comeBack('?code=c&state=oidc-s1');
  await open({ userInfo: true }).complete();
  expect(readStored().claims).toMatchObject({ name: 'Vera Star' });
  responses['/me'] = () => json({ sub: 'otto', name: 'Otto' });
  comeBack('?code=c&state=oidc-s1');
  await expect(open({ userInfo: true }).complete()).rejects.toMatchObject({ code: 'invalid' });
});

it('refuses userinfo without a subject', async () => {
  responses['/token'] = () => granted({ id_token: idToken({ nonce: 'n1' }) });
  responses['/me'] = () => json({ name: 'Vera Star' });
  comeBack('?code=c&state=oidc-s1');
  await expect(open({ userInfo: true }).complete()).rejects.toMatchObject({ code: 'invalid' });
  expect(readStored()).toBeNull();
});

it('refuses a return without `iss` where the provider announces it', async () => {
  responses['/.well-known/openid-configuration'] = () =>
    json({ ...metadata, authorization_response_iss_parameter_supported: true });
  responses['/token'] = () => granted({ id_token: idToken({ nonce: 'n1' }) });
  comeBack('?code=c&state=oidc-s1');
  await expect(open().complete()).rejects.toMatchObject({ code: 'invalid' });
  comeBack(`?code=c&state=oidc-s1&iss=${issuer}`);
  expect(await open().complete()).toMatchObject({ token: 'A2' });
});

it.each<[string, object]>([
  ['of another provider', { iss: 'https://login.test.evil' }],
  ['for another app', { aud: 'another' }],
  ['for another party', { aud: ['office', 'another'], azp: 'another' }],
  ['that has expired', { exp: seconds() - 3600 }],
  ['without a person', { sub: undefined }],
])('refuses an ID token %s', async (_, claims) => {
  responses['/token'] = () => granted({ id_token: idToken({ nonce: 'n1', ...claims }) });
  comeBack('?code=c&state=oidc-s1');
  await expect(open().complete()).rejects.toMatchObject({ name: 'OidcError', code: 'invalid' });
  expect(readStored()).toBeNull();
});

it('discovers the provider again after it was down, and refuses one with another issuer', async () => {
  const { signIn } = open();
  delete responses['/.well-known/openid-configuration'];
  await expect(signIn('/')).rejects.toMatchObject({ code: 'unreachable' });
  responses['/.well-known/openid-configuration'] = () => json({ ...metadata, issuer: 'https://evil.test' });
  await expect(signIn('/')).rejects.toMatchObject({ code: 'invalid' });
});

it.each(['javascript:alert(1)', 'no address', 7])(
  'ends a session at home where the provider names %s for that [provider-logout-address]',
  async (end) => {
    keep({});
    responses['/.well-known/openid-configuration'] = () => json({ ...metadata, end_session_endpoint: end });
    await expect(open().gateway.signOut(context('A1'))).resolves.toBeUndefined();
    expect(readStored()).toBeNull();
  },
);

it.each<[string, object]>([
  ['PAR', { require_pushed_authorization_requests: true }],
  ['DPoP', { dpop_bound_access_tokens: true }],
])('refuses a provider whose metadata require %s, with an error that names it', async (reason, more) => {
  responses['/.well-known/openid-configuration'] = () => json({ ...metadata, ...more });
  const client = open();
  const problem = await client.signIn('/').catch((failure: unknown) => failure);
  expect(problem).toMatchObject({ name: 'OidcError', code: 'unsupported', reason });
  expect(problem).toHaveProperty('message', `The provider requires ${reason}, which this client does not support.`);
  expect(client.explain(problem)).toMatchObject({
    id: 'oidc.unsupported',
    texts: { en: 'The provider requires {reason}, which this login does not support.' },
    values: { reason },
  });
  expect(sessionStorage.getItem('oidc.begun')).toBeNull();
});

it.each<[string, () => Response]>([
  ['asks for a nonce', () => json({ error: 'use_dpop_nonce' }, 400)],
  ['misses a proof', () => json({ error: 'invalid_dpop_proof' }, 400)],
  ['binds its tokens', () => json({ access_token: 'A2', token_type: 'DPoP', id_token: idToken({ nonce: 'n1' }) })],
  [
    'asks for a nonce by a header',
    () => new Response(null, { status: 401, headers: { 'www-authenticate': 'DPoP error="use_dpop_nonce"' } }),
  ],
])('refuses a token endpoint that requires DPoP: it %s', async (_, respond) => {
  responses['/token'] = respond;
  comeBack('?code=c&state=oidc-s1');
  await expect(open().complete()).rejects.toMatchObject({ code: 'unsupported', reason: 'DPoP' });
  keep({});
  const { refresh, isRefusal } = open().gateway;
  const problem = await Promise.resolve(refresh(context('A1'))).catch((failure: unknown) => failure);
  expect(problem).toMatchObject({ code: 'unsupported', reason: 'DPoP' });
  expect(isRefusal(problem)).toBe(true);
});

it('keeps a login in force whose provider has begun to require PAR', async () => {
  keep({});
  responses['/.well-known/openid-configuration'] = () =>
    json({ ...metadata, require_pushed_authorization_requests: true });
  responses['/token'] = () => granted();
  expect(await open().gateway.refresh(context('A1'))).toBe('A2');
});

it('describes each failure in both languages', () => {
  expect(open().explain(new Error('?'))).toMatchObject({
    id: 'oidc.invalid',
    texts: { zh: expect.any(String), en: expect.any(String) },
  });
  const unloaded = new OidcError('unreachable', 'It could not be loaded.', { reason: 'oauth4webapi' });
  expect(open().explain(unloaded)).toMatchObject({ id: 'oidc.unloaded', values: { reason: 'oauth4webapi' } });
});
