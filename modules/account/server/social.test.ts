import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox({ social: true });
});
afterEach(() => sandbox.close());

async function callbackQuery(query: string): Promise<URLSearchParams> {
  const response = await sandbox.app.request(`/social/authorize?${query}`);
  expect(response.status).toBe(302);
  const target = response.headers.get('location') ?? '';
  expect(target).toMatch(/^\/#\/callback\?/);
  return new URLSearchParams(target.split('?')[1]);
}

test('the provider offers the demo accounts and carries the state in escaped form', async () => {
  const state = '"><script>alert(1)</script>';
  const response = await sandbox.app.request(`/social/authorize?provider=demo&state=${encodeURIComponent(state)}`);
  const page = await response.text();
  expect(page).toContain('account=editor');
  expect(page).not.toContain('<script');
});

test('a code signs its account in, once, and only for its provider', async () => {
  const answer = await callbackQuery('provider=demo&state=s%201&account=editor');
  expect([answer.get('state'), answer.get('provider')]).toEqual(['s 1', 'demo']);
  const body = { provider: 'demo', code: answer.get('code') };
  const { data } = await sandbox.call<{ token: string }>('/socialLogin', { body });
  expect(await sandbox.call('/userInfo', { token: data.token })).toMatchObject({ data: { username: 'editor' } });
  expect((await sandbox.call('/socialLogin', { body })).code).toBe(400);
  const foreign = { provider: 'other', code: (await callbackQuery('provider=demo&account=editor')).get('code') };
  expect((await sandbox.call('/socialLogin', { body: foreign })).code).toBe(400);
});

test('the callback may be named by its whole address on this origin', async () => {
  const address = encodeURIComponent('http://localhost/#/callback');
  await callbackQuery(`provider=demo&account=editor&redirect_uri=${address}`);
});

test.each([
  'https://evil.example/',
  '//evil.example/#/callback',
  'http://localhost:81/#/callback',
  'http://localhost@evil.example/#/callback',
  '/\\evil.example',
  '/#/callback@evil',
  'javascript:alert(1)',
])('it never redirects to %s', async (target) => {
  const query = new URLSearchParams({ provider: 'demo', account: 'editor', redirect_uri: target });
  const response = await sandbox.app.request(`/social/authorize?${query}`);
  expect(response.headers.get('location')).toBeNull();
  expect(await response.json()).toMatchObject({ code: 400 });
});

test('without the switch there is no provider [no-sign-in-without-password]', async () => {
  const closed = await startTestSandbox();
  expect((await closed.app.request('/social/authorize?provider=demo&account=admin')).status).toBe(404);
  expect((await closed.app.request('/socialLogin', { method: 'POST', body: '{}' })).status).toBe(404);
  await closed.close();
});

test('another machine, another host name and a page of another site get no code and no token [mock-provider-serves-this-machine-only]', async () => {
  const code = (await callbackQuery('provider=demo&account=admin')).get('code');
  const login = { method: 'POST', body: JSON.stringify({ provider: 'demo', code }) };
  const neighbour = { incoming: { socket: { remoteAddress: '192.168.1.7' } } };
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const response of [
    await sandbox.app.request('/social/authorize?provider=demo&account=admin', {}, neighbour),
    await sandbox.app.request('/socialLogin', login, neighbour),
    await sandbox.app.request('http://rebound.example/social/authorize?provider=demo&account=admin'),
    await sandbox.app.request('http://rebound.example/socialLogin', login),
    await sandbox.app.request('/social/authorize?provider=demo&account=admin', { headers }),
  ]) {
    expect(response.headers.get('location')).toBeNull();
    expect(await response.json()).toMatchObject({ code: 403, data: null });
  }
});
