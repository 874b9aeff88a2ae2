import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

const path = '/api/cps/open/auth/register';
let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

async function codeFor(phone: string): Promise<string> {
  await sandbox.call('/api/cps/open/auth/sendSmsCode', { body: { phone } });
  return sandbox.platform.smsCodes.peek(phone) ?? '';
}

test('a new user is signed in as an Agent and can sign in again', async () => {
  const phone = '13900000001';
  const person = { username: '新用户', password: 'secret-1', phone, code: await codeFor(phone) };
  const { data } = await sandbox.call<{ token: string }>(path, { body: person });
  expect(await sandbox.call('/userInfo', { token: data.token })).toMatchObject({
    data: { username: '新用户', roles: ['Agent'] },
  });
  const { username, password } = person;
  expect((await sandbox.call('/api/cps/open/auth/login', { body: { username, password } })).code).toBe(200);
});

test('a taken name, a taken phone and a wrong code are refused, and the right code can be used again', async () => {
  const phone = '13900000002';
  const code = await codeFor(phone);
  const wrong = code === '000000' ? '111111' : '000000';
  const person = { username: 'someone', password: 'secret-1', phone, code };
  expect(await sandbox.call(path, { body: { ...person, username: 'ADMIN' } })).toMatchObject({
    code: 400,
    message: '该用户名已被使用',
  });
  expect((await sandbox.call(path, { body: { ...person, code: wrong } })).message).toBe('手机验证码错误或已失效');
  const withTakenPhone = { ...person, phone: '13800000001', code: await codeFor('13800000001') };
  expect((await sandbox.call(path, { body: withTakenPhone })).message).toBe('该手机号已注册');
  expect((await sandbox.call(path, { body: person })).code).toBe(200);
  expect((await sandbox.call(path, { body: { ...person, username: 'another' } })).message).toMatch('手机验证码错误');
});

test('without the code a taken name answers like a free one, and one code tests five names at most [names-stay-hidden-without-code]', async () => {
  const phone = '13900000004';
  const code = await codeFor(phone);
  const ask = async (username: string, typed: string) =>
    (await sandbox.call(path, { body: { username, password: 'secret-1', phone, code: typed } })).message;
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await ask('admin', wrong)).toBe(await ask('unknown', wrong));
  const messages = [];
  for (const name of ['admin', 'editor', 'test', 'agent']) messages.push(await ask(name, code));
  expect(messages.filter((message) => message === '该用户名已被使用')).toHaveLength(3);
  expect(messages.at(-1)).toBe('手机验证码错误或已失效');
});

describe('a new name [user-names-must-look-different]', () => {
  const register = async (username: string, phone: string) =>
    sandbox.call<{ token: string }>(path, {
      body: { username, password: 'secret-1', phone, code: await codeFor(phone) },
    });

  test.each([
    ['Cyrillic beside Latin', 'аdmin'],
    ['Greek beside Latin', 'αdmin'],
    ['Kana beside Latin', 'アdmin'],
    ['Hangul beside Kana', '가나ア'],
    ['digits of another script', 'user٣'],
    ['letters of no script', 'userˈs'],
  ])('of %s is refused, by registration and by an administrator', async (_, username) => {
    expect(await register(username, '13900000011')).toMatchObject({ code: 400 });
    const body = { username, phone: '13900000012', password: 'first-password', roles: ['Agent'] };
    const opened = await sandbox.call('/userManagement/doEdit', { token: await sandbox.signIn('admin'), body });
    expect(opened).toMatchObject({ code: 400, data: { fields: { username: expect.any(String) } } });
  });

  test.each(['王芳', '王Fang_2', 'Анна', 'たなかさん', '田中カナ', '홍길동', '金길동', 'Ελένη', 'user.name-1'])(
    'of one script, or Han with Latin, is taken: %s',
    async (username) => expect((await register(username, '13900000013')).code).toBe(200),
  );

  test('is stored in its NFKC form, so that a wide one is the same', async () => {
    expect((await register('ＡＤＭＩＮ', '13900000014')).message).toBe('该用户名已被使用');
    const { data } = await register('Ｗｉｄｅ１', '13900000015');
    expect(await sandbox.call('/userInfo', { token: data.token })).toMatchObject({ data: { username: 'Wide1' } });
    const body = { username: 'Ｗｉｄｅ１', password: 'secret-1' };
    expect((await sandbox.call('/api/cps/open/auth/login', { body })).code).toBe(200);
  });

  test('does not shut out older ones: they sign in and are given other roles', async () => {
    await sandbox.database.execute(`UPDATE accounts SET username = 'аgent' WHERE username = 'agent'`);
    const body = { username: 'аgent', password: 'waybill-agent' };
    const { data } = await sandbox.call<{ token: string }>('/api/cps/open/auth/login', { body });
    const id = (await sandbox.call<{ facts: { id: number } }>('/userInfo', { token: data.token })).data.facts.id;
    const edit = { id, username: 'аgent', roles: ['Agent'] };
    expect(
      (await sandbox.call('/userManagement/doEdit', { token: await sandbox.signIn('admin'), body: edit })).code,
    ).toBe(200);
  });
});

test.each([
  ['username', '<b>x</b>'],
  ['password', '12345'],
  ['phone', '23800000001'],
  ['code', 'abc'],
])('a wrong %s is named', async (field, value) => {
  const person = { username: 'someone', password: 'secret-1', phone: '13900000003', code: '123456', [field]: value };
  expect((await sandbox.call(path, { body: person })).message).toContain(field);
});
