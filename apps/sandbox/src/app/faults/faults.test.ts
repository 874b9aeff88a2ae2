import { afterEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

const provoke = (fault: unknown) => sandbox.call<{ list: unknown[] }>('/__sandbox/faults', { body: fault });

test('without --faults there are no calls under /__sandbox', async () => {
  sandbox = await startTestSandbox();
  expect((await provoke({ path: '/publicKey', code: 500 })).code).toBe(404);
  expect((await sandbox.call('/publicKey')).code).toBe(200);
});

test('a fault affects only the matching calls, the given number of times', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  await provoke({ path: '/captcha*', status: 503, times: 2 });
  const response = await sandbox.app.request('/captchaImage');
  expect([response.status, response.headers.get('x-sandbox-fault')]).toEqual([503, 'answer']);
  expect((await sandbox.call('/publicKey')).code).toBe(200);
  expect((await sandbox.call('/captchaImage')).code).toBe(503);
  expect((await sandbox.call('/captchaImage')).code).toBe(200);
});

test('a fault without times stays until it is cleared', async () => {
  sandbox = await startTestSandbox({ faults: [{ path: '/publicKey', code: 1000401, message: 'out\0' }] });
  expect(await sandbox.call('/publicKey')).toEqual({ code: 1000401, message: 'out\0', data: null });
  expect((await sandbox.call('/__sandbox/faults')).data).toMatchObject({ list: [{ path: '/publicKey', times: null }] });
  await sandbox.call('/__sandbox/faults', { method: 'DELETE' });
  expect((await sandbox.call('/publicKey')).code).toBe(200);
});

test.each([
  ['html', /^<!doctype html>/],
  ['empty', /^$/],
  ['array', /^\[\]$/],
  ['half-json', /^\{"code":200,"message":"$/],
  ['wrong-token', /"code":200.*"accessToken"/],
])('the shape %s is no envelope the console expects', async (shape, body) => {
  sandbox = await startTestSandbox({ faults: [] });
  await provoke({ path: '/publicKey', shape });
  const response = await sandbox.app.request('/publicKey');
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(body)]);
});

test('any data can be put in place of the real one', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  await provoke({ path: '/notice/getList', data: { list: [{ notice: '<img src=x onerror=alert(1)>' }] } });
  expect(await sandbox.call('/notice/getList')).toMatchObject({
    code: 200,
    data: { list: [{ notice: expect.stringContaining('onerror') }] },
  });
});

test('a delay alone lets the call through', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  await provoke({ path: '/publicKey', delayMs: 20 });
  expect((await sandbox.call('/publicKey')).data).toHaveProperty('publicKey');
});

test('a dropped connection fails in the network', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  await provoke({ path: '/publicKey', shape: 'drop', times: 1 });
  await expect(fetch(`${sandbox.url}/publicKey`)).rejects.toThrow();
  expect((await fetch(`${sandbox.url}/publicKey`)).status).toBe(200);
});

test.each([{ path: 'no-slash' }, { status: 99 }, { shape: 'cube' }, { times: 0 }, 'text', null])(
  'the fault %j is refused',
  async (fault) => {
    sandbox = await startTestSandbox({ faults: [] });
    expect((await provoke(fault)).code).toBe(400);
  },
);

test('another host name, and a page of another site, may not provoke anything', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  const init = { method: 'POST', body: JSON.stringify({ code: 500 }) };
  const rebound = await sandbox.app.request('http://evil.example/__sandbox/faults', init);
  expect(await rebound.json()).toMatchObject({ code: 403 });
  const headers = { 'sec-fetch-site': 'cross-site' };
  const foreign = await sandbox.app.request('/__sandbox/faults', { ...init, headers });
  expect(await foreign.json()).toMatchObject({ code: 403 });
});

test('expire-all turns every token into an expired one', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  const token = await sandbox.signIn('admin');
  await sandbox.call('/__sandbox/expire-all', { method: 'POST' });
  expect((await sandbox.call('/userInfo', { token })).code).toBe(402);
});

test('reset brings the first rows back and ends all sessions', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  const token = await sandbox.signIn('admin');
  await sandbox.call('/table/doDelete', { token, body: { ids: [1, 2, 3] } });
  await sandbox.call('/__sandbox/reset', { method: 'POST' });
  expect((await sandbox.call('/userInfo', { token })).code).toBe(401);
  const list = await sandbox.call('/table/getList', { token: await sandbox.signIn('admin') });
  expect(list.data.total).toBe(128);
});

test('rights of an account change at once, and full access opens everything', async () => {
  sandbox = await startTestSandbox({ faults: [] });
  const token = await sandbox.signIn('editor');
  expect((await sandbox.call('/table/getList', { token })).code).toBe(403);
  await sandbox.call('/__sandbox/account', { body: { username: 'editor', roles: ['Root'], admin: true } });
  expect((await sandbox.call('/table/getList', { token })).code).toBe(200);
  expect((await sandbox.call('/userInfo', { token })).data).toMatchObject({ roles: ['Root'], admin: true });
});

test('codes can be looked up', async () => {
  sandbox = await startTestSandbox({ faults: [], captcha: 'always' });
  const { data } = await sandbox.call<{ uuid: string }>('/captchaImage');
  expect((await sandbox.call(`/__sandbox/captcha?uuid=${data.uuid}`)).data.text).toMatch(/^\w{4}$/);
  await sandbox.call('/api/cps/open/auth/sendSmsCode', { body: { phone: '13800000001' } });
  expect((await sandbox.call('/__sandbox/sms?phone=13800000001')).data.code).toMatch(/^\d{6}$/);
});
