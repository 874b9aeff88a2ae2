import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox({ tokenLife: 60 });
});
afterEach(() => sandbox.close());

test('no token and an unknown token answer 401', async () => {
  expect((await sandbox.call('/userInfo')).code).toBe(401);
  expect((await sandbox.call('/userInfo', { token: 'made-up' })).code).toBe(401);
});

test('the token is read from Authorization too', async () => {
  const headers = { authorization: `Bearer ${await sandbox.signIn('admin')}` };
  expect((await sandbox.call('/userInfo', { headers })).code).toBe(200);
});

test('after its life, and after /expireToken, a token answers 402', async () => {
  const [one, other] = [await sandbox.signIn('admin'), await sandbox.signIn('admin')];
  expect((await sandbox.call('/expireToken', { token: one })).code).toBe(200);
  expect((await sandbox.call('/userInfo', { token: one })).code).toBe(402);
  expect((await sandbox.call('/userInfo', { token: other })).code).toBe(200);
  sandbox.pass(60);
  expect((await sandbox.call('/userInfo', { token: other })).code).toBe(402);
});

test('an expired token is exchanged; afterwards it answers 402 to calls, and a refresh the same successor', async () => {
  const old = await sandbox.signIn('admin');
  sandbox.pass(61);
  const { data } = await sandbox.call<{ token: string }>('/refreshToken', { token: old });
  expect((await sandbox.call('/userInfo', { token: data.token })).code).toBe(200);
  expect((await sandbox.call('/userInfo', { token: old })).code).toBe(402);
  expect((await sandbox.call('/refreshToken', { token: old })).data).toEqual(data);
  expect((await sandbox.call('/userInfo', { token: data.token })).code).toBe(200);
});

test('a token replayed after half a minute answers 401, and so does everything that came of it [replayed-token-ends-family]', async () => {
  const old = await sandbox.signIn('admin');
  const { data } = await sandbox.call<{ token: string }>('/refreshToken', { token: old });
  sandbox.pass(30);
  expect((await sandbox.call('/refreshToken', { token: old })).code).toBe(401);
  expect((await sandbox.call('/userInfo', { token: data.token })).code).toBe(401);
  expect((await sandbox.call('/refreshToken', { token: data.token })).code).toBe(401);
});

test('logout ends the session of an expired token too, and never fails', async () => {
  const old = await sandbox.signIn('admin');
  const { data } = await sandbox.call<{ token: string }>('/refreshToken', { token: old });
  expect((await sandbox.call('/logout', { token: old })).code).toBe(200);
  expect((await sandbox.call('/userInfo', { token: data.token })).code).toBe(401);
  expect((await sandbox.call('/logout')).code).toBe(200);
});
