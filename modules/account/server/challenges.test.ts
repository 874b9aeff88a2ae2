import { afterEach, expect, test } from 'vitest';
import { createSoftwareAuthenticator } from '../../../apps/sandbox/testing/software-authenticator';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

const auth = '/api/cps/open/auth';
const credentials = { username: 'agent', password: 'waybill-agent' };
let sandbox: TestSandbox;

afterEach(() => sandbox.close());

test('a picture is still good after everybody else has asked for thousands', async () => {
  sandbox = await startTestSandbox({ captcha: 'always' });
  const ask = async () => (await sandbox.call<{ uuid: string }>('/captchaImage')).data.uuid;
  const uuid = await ask();
  for (let times = 0; times < 1005; times += 1) await ask();
  const body = { ...credentials, uuid, captcha: sandbox.platform.captchas.answer(uuid) };
  expect((await sandbox.call(`${auth}/login`, { body })).code).toBe(200);
  expect((await sandbox.call(`${auth}/login`, { body })).code).toBe(400);
});

test('invisible characters in the user name and the picture code do not count [invisible-characters-do-not-count]', async () => {
  sandbox = await startTestSandbox({ captcha: 'always' });
  const { uuid } = (await sandbox.call<{ uuid: string }>('/captchaImage')).data;
  const { username, password } = credentials;
  const captcha = `\u200b${sandbox.platform.captchas.answer(uuid)}\u3164`;
  const body = { username: `\ufeff${username}\u2060`, password, uuid, captcha };
  expect((await sandbox.call(`${auth}/login`, { body })).code).toBe(200);
});

test('the options of a passkey are still good after everybody else has asked for thousands', async () => {
  sandbox = await startTestSandbox();
  const token = await sandbox.signIn('agent');
  const post = (path: string, body: object) => sandbox.call<{ challenge: string }>(path, { token, body });
  const authenticator = createSoftwareAuthenticator();
  const { data } = await post('/personal/doPasskeyBegin', { password: credentials.password });
  const ask = async () => (await sandbox.call<{ challenge: string }>(`${auth}/passkeyOptions`)).data;
  const firstOptions = await ask();
  for (let times = 0; times < 2050; times += 1) await ask();
  await post('/personal/doPasskey', { name: 'Phone', passkey: authenticator.create(data) });
  const passkey = authenticator.get(firstOptions);
  expect((await sandbox.call(`${auth}/passkey`, { body: { passkey } })).code).toBe(200);
  expect((await sandbox.call(`${auth}/passkey`, { body: { passkey } })).code).toBe(400);
  // Other users behind that address continue.
  expect((await sandbox.call(`${auth}/passkeyOptions`)).code).toBe(200);
});

test('an address that sends too many requests has to wait; its earlier challenges stay valid', async () => {
  sandbox = await startTestSandbox({ captcha: 'always' });
  const { challengeLimit, captchas } = sandbox.platform;
  const { uuid } = captchas.draw();
  for (let times = 0; times < 20_000; times += 1) challengeLimit.take('picture 127.0.0.1');
  expect(await sandbox.call('/captchaImage')).toMatchObject({ code: 400, data: { retryAfter: 600 } });
  expect((await sandbox.call(`${auth}/passkeyOptions`)).code).toBe(200);
  const body = { ...credentials, uuid, captcha: captchas.answer(uuid) };
  expect((await sandbox.call(`${auth}/login`, { body })).code).toBe(200);
});
