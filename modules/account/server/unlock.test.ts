import { afterEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

let sandbox: TestSandbox;

afterEach(() => sandbox.close());

const login = '/api/cps/open/auth/login';

test('unlocks by the password of the account only, and answers nothing without a login', async () => {
  sandbox = await startTestSandbox();
  const token = await sandbox.signIn('editor');
  const unlock = (password: string) => sandbox.call('/unlock', { token, body: { password } });
  expect(await unlock('waybill-editor')).toMatchObject({ code: 200 });
  expect(await unlock('waybill-admin')).toMatchObject({ code: 400, data: null });
  expect((await sandbox.call('/unlock', { body: { password: 'waybill-editor' } })).code).toBe(401);
});

test('wrong passwords count together with those of a login [wrong-passwords-at-lock]', async () => {
  sandbox = await startTestSandbox();
  const token = await sandbox.signIn('editor');
  const wrong = { username: 'editor', password: 'waybill-wrong' };
  for (let time = 0; time < 3; time += 1) await sandbox.call('/unlock', { token, body: wrong });
  for (let time = 0; time < 2; time += 1) await sandbox.call(login, { body: wrong });
  const right = { username: 'editor', password: 'waybill-editor' };
  expect(await sandbox.call('/unlock', { token, body: right })).toMatchObject({ code: 400, data: { retryAfter: 600 } });
  expect(await sandbox.call(login, { body: right })).toMatchObject({ code: 400, data: { retryAfter: 600 } });
  sandbox.pass(600);
  expect((await sandbox.call('/unlock', { token, body: right })).code).toBe(200);
});
