import { constants, publicEncrypt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

const path = '/api/cps/open/auth/login';
const credentials = { username: 'admin', password: 'waybill-admin' };
let sandbox: TestSandbox;

afterEach(() => sandbox.close());

test('the right password gets a token that opens /userInfo', async () => {
  sandbox = await startTestSandbox();
  const token = await sandbox.signIn('editor');
  const answer = await sandbox.call('/userInfo', { token });
  expect(answer).toMatchObject({ code: 200, data: { username: 'editor', roles: ['Editor'] } });
  expect(answer.data.avatar).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(answer.data).not.toHaveProperty('admin');
});

test('a wrong password and an unknown name answer alike, in the language asked for', async () => {
  sandbox = await startTestSandbox();
  const wrong = await sandbox.call(path, { body: { username: 'admin', password: 'waybill-wrong' } });
  const unknown = await sandbox.call(path, { body: { username: 'unknown', password: 'waybill-wrong' } });
  expect(wrong).toEqual({ code: 400, message: '用户名或密码错误', data: null });
  expect(unknown).toEqual(wrong);
  const headers = { 'accept-language': 'en' };
  const english = await sandbox.call(path, { headers, body: { username: 'admin', password: 'waybill-wrong' } });
  expect(english.message).toBe('Wrong user name or password');
});

test('after five wrong passwords even the right one waits ten minutes', async () => {
  sandbox = await startTestSandbox();
  const body = { ...credentials, password: 'waybill-wrong' };
  await Promise.all(Array.from({ length: 5 }, () => sandbox.call(path, { body })));
  const locked = await sandbox.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(locked.headers.get('retry-after')).toBe('600');
  expect(await locked.json()).toMatchObject({ code: 400, data: { retryAfter: 600 } });
  expect((await sandbox.call(path, { body: { username: 'agent', password: 'waybill-agent' } })).code).toBe(200);
  sandbox.pass(600);
  expect((await sandbox.call(path, { body: credentials })).code).toBe(200);
});

test('an encrypted payload signs in, as a JSON string and as bare text', async () => {
  sandbox = await startTestSandbox();
  const { data } = await sandbox.call<{ publicKey: string; mockServer: boolean }>('/publicKey');
  expect(data.mockServer).toBe(false);
  const key = { key: data.publicKey, padding: constants.RSA_PKCS1_PADDING };
  const body = publicEncrypt(key, Buffer.from(JSON.stringify(credentials))).toString('base64');
  expect((await sandbox.call(path, { body })).code).toBe(200);
  const bare = await sandbox.app.request(path, { method: 'POST', body });
  expect(await bare.json()).toMatchObject({ code: 200 });
  expect(await sandbox.call(path, { body: 'A'.repeat(172) })).toMatchObject({ code: 400 });
});

test('form-encoded credentials sign in', async () => {
  sandbox = await startTestSandbox();
  const answer = await sandbox.app.request(path, { method: 'POST', body: new URLSearchParams(credentials) });
  expect(await answer.json()).toMatchObject({ code: 200 });
});

test('an enabled picture must be answered, once', async () => {
  sandbox = await startTestSandbox({ captcha: 'always' });
  expect((await sandbox.call(path, { body: credentials })).code).toBe(400);
  const { data } = await sandbox.call<{ captchaEnabled: boolean; img: string; uuid: string }>('/captchaImage');
  expect(data.captchaEnabled).toBe(true);
  const body = { ...credentials, uuid: data.uuid, captcha: sandbox.platform.captchas.answer(data.uuid) };
  expect((await sandbox.call(path, { body })).code).toBe(200);
  expect((await sandbox.call(path, { body })).code).toBe(400);
});

test('three of ten simultaneous sign-ins from one address need no captcha [sign-ins-are-counted-before-hashing]', async () => {
  sandbox = await startTestSandbox({ captcha: 'auto' });
  const names = Array.from({ length: 10 }, (_, index) => `unknown${index}`);
  const messages = await Promise.all(
    names.map(async (username) => (await sandbox.call(path, { body: { username, password: 'wrong-1' } })).message),
  );
  expect(messages.filter((message) => message === '用户名或密码错误')).toHaveLength(3);
  expect(messages.filter((message) => message === '图形验证码错误或已失效')).toHaveLength(7);
});

test('hashes two passwords at a time, queues sixteen, and answers further ones with the time of a retry [many-sign-ins-at-once]', async () => {
  sandbox = await startTestSandbox();
  let end = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  const running = Array.from({ length: 18 }, () => sandbox.platform.hashing.run(() => slow));
  const person = { username: 'late', password: 'secret-1', phone: '13900000009', code: '123456' };
  const refused = [
    await sandbox.call(path, { body: credentials }),
    await sandbox.call('/api/cps/open/auth/register', { body: person }),
  ];
  for (const answer of refused) expect(answer).toMatchObject({ code: 400, data: { retryAfter: 2 } });
  end();
  await Promise.all(running);
  expect((await sandbox.call(path, { body: credentials })).code).toBe(200);
});

test('a phone and the code printed on the console sign in', async () => {
  sandbox = await startTestSandbox();
  await sandbox.call('/api/cps/open/auth/sendSmsCode', { body: { phone: '13800000004' } });
  const code = sandbox.lines.join('\n').match(/13800000004: (\d{6})/)?.[1];
  expect(await sandbox.call(path, { body: { phone: '13800000004', code } })).toMatchObject({
    code: 200,
    data: { token: expect.any(String) },
  });
});

test('a second request for a code within a minute is refused with the time to wait', async () => {
  sandbox = await startTestSandbox();
  const body = { phone: '13800000004' };
  await sandbox.call('/api/cps/open/auth/sendSmsCode', { body });
  sandbox.pass(15);
  expect(await sandbox.call('/api/cps/open/auth/sendSmsCode', { body })).toMatchObject({
    code: 400,
    data: { retryAfter: 45 },
  });
});

test.each([
  ['an empty body', undefined],
  ['a list', []],
  ['null', null],
  ['a number', 7],
  ['objects for texts', { username: { $ne: '' }, password: ['waybill-admin'] }],
  ['a prototype', { __proto__: { username: 'admin', password: 'waybill-admin' } }],
  ['SQL', { username: "' OR 1=1 --", password: "' OR 1=1 --" }],
  ['a long password', { username: 'admin', password: 'x'.repeat(129) }],
])('%s is refused with 400', async (_name, body) => {
  sandbox = await startTestSandbox();
  const answer = await sandbox.call(path, { method: 'POST', body });
  expect(answer).toMatchObject({ code: 400, data: null });
});
