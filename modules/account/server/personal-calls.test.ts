import type { Envelope } from '@waybill/kit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDocument } from '../../../apps/sandbox/testing/check-responses';
import { pngOf } from '../../../apps/sandbox/testing/pictures';
import { type CallOptions, startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

let sandbox: TestSandbox;
let document: Awaited<ReturnType<typeof readDocument>>;
let token: string;
beforeEach(async () => {
  sandbox = await startTestSandbox({ faults: [] });
  document = await readDocument(sandbox);
  token = await sandbox.signIn('agent');
});
afterEach(() => sandbox.close());

/** Makes a call as the agent; the response must match the document. */
async function call<Data = Record<string, unknown>>(path: string, body?: unknown, options: CallOptions = {}) {
  const response: Envelope<Data> = await sandbox.call<Data>(path, {
    token,
    ...(body === undefined ? {} : { body }),
    ...options,
  });
  const complaints = document.check(body === undefined ? 'GET' : 'POST', path.replace(/\?.*/, ''), response);
  expect(complaints).toEqual([]);
  return response;
}

interface Sessions {
  list: { id: string; device: string; place: string; present: boolean; lastUsedAt: string }[];
  total: number;
}

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const signInFrom = async (userAgent: string, password = 'waybill-agent') => {
  const { data } = await sandbox.call<{ token: string }>('/api/cps/open/auth/login', {
    body: { username: 'agent', password },
    headers: { 'user-agent': userAgent },
  });
  return data?.token;
};

test('refuses calls without a token', async () => {
  const paths = Object.entries(document.document.paths).filter(([path]) => /^\/(personal|live)\//.test(path));
  expect(paths.length).toBe(32);
  for (const [path, operations] of paths)
    for (const method of Object.keys(operations))
      expect([path, (await sandbox.call(path, { method: method.toUpperCase() })).code]).toEqual([path, 401]);
});

describe('the profile', () => {
  test('is kept, and a wrong address is refused at its field', async () => {
    const wrong = await call('/personal/doProfile', { name: 'Ann', email: 'no address', about: '' });
    expect(wrong).toMatchObject({ code: 400, data: { fields: { email: expect.any(String) } } });
    await call('/personal/doProfile', { name: ' Ann ', email: 'ann@example.com', about: 'Ships bikes' });
    const { data } = await call('/personal/profile');
    expect(data).toMatchObject({ username: 'agent', name: 'Ann', email: 'ann@example.com', phone: '138****0004' });
  });

  test('stores preferences and rejects unknown ones', async () => {
    expect((await call('/personal/doPreferences', { scheme: 'pink' })).code).toBe(400);
    await call('/personal/doPreferences', { scheme: 'dark', density: 'compact' });
    expect((await call('/personal/profile')).data.preferences).toEqual({ scheme: 'dark', density: 'compact' });
  });
});

describe('the picture', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const send = async (bytes: Uint8Array, type: string) => {
    const init = { method: 'POST', body: new Uint8Array(bytes), headers: { token, 'content-type': type } };
    const response = await sandbox.app.request('/personal/avatar', init);
    return (await response.json()) as Envelope<{ avatar: string }>;
  };

  test('is served to everyone who has its address, with the type of its bytes', async () => {
    const { data } = await send(png, 'image/jpeg');
    const shown = await sandbox.app.request(data.avatar);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect((await call('/personal/profile')).data.avatar).toBe(data.avatar);
    const replaced = await send(png, 'image/png');
    expect((await sandbox.app.request(data.avatar)).status).toBe(404);
    expect(replaced.data.avatar).not.toBe(data.avatar);
  });

  test('is refused if the file is no picture, even with the name of one', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send(svg, 'image/png')).code).toBe(400);
    expect((await send(new Uint8Array(), 'image/png')).code).toBe(400);
  });

  test('is refused if it is too wide, too high or differs from its header', async () => {
    const wide = await send(pngOf(16_000, 16_000), 'image/png');
    expect(wide).toMatchObject({ code: 400, message: '图片的宽和高不能超过 2048 像素' });
    const lie = pngOf(4, 4);
    lie.writeUInt32BE(2000, 16);
    expect(await send(lie, 'image/png')).toMatchObject({ code: 400, message: '请选择 PNG、JPEG 或 WebP 图片' });
    expect((await send(png.subarray(0, 8), 'image/png')).code).toBe(400);
    expect((await send(pngOf(2048, 2048), 'image/png')).code).toBe(200);
  });

  test('is refused above 1 MB and accepted at 1 MB', async () => {
    const whole = new Uint8Array(1024 * 1024);
    whole.set(png);
    expect((await send(whole, 'image/png')).code).toBe(200);
    const more = new Uint8Array(1024 * 1024 + 1);
    more.set(png);
    expect(await send(more, 'image/png')).toMatchObject({ code: 400, message: '图片不能超过 1 MB' });
  });
});

describe('the password', () => {
  test('is changed by who knows the present one; the other sessions end on wish', async () => {
    const [currentToken, other] = [await sandbox.signIn('agent'), await sandbox.signIn('agent')];
    const wrong = await call('/personal/doPassword', { present: 'nonsense', password: 'a-new-one-7', endOthers: true });
    expect(wrong).toMatchObject({ code: 400, data: { fields: { present: '当前密码不正确' } } });
    const same = { present: 'waybill-agent', password: 'waybill-agent', endOthers: false };
    expect((await call('/personal/doPassword', same)).data).toMatchObject({ fields: { password: expect.any(String) } });
    const first = await call('/personal/doPassword', { ...same, password: 'a-new-one-7' });
    expect(first.data).toEqual({ ended: 0 });
    expect((await sandbox.call('/userInfo', { token: currentToken })).code).toBe(200);
    const second = { present: 'a-new-one-7', password: 'a-new-one-8', endOthers: true };
    expect((await call('/personal/doPassword', second)).data).toEqual({ ended: 2 });
    for (const ended of [currentToken, other])
      expect((await sandbox.call('/userInfo', { token: ended })).code).toBe(401);
    expect((await sandbox.call('/userInfo', { token })).code).toBe(200);
    expect(await signInFrom(chrome, 'waybill-agent')).toBeUndefined();
    expect(await signInFrom(chrome, 'a-new-one-8')).toEqual(expect.any(String));
  });

  test('cannot be guessed: the sixth try waits', async () => {
    const guess = { present: 'nonsense', password: 'a-new-one-7', endOthers: false };
    for (let count = 0; count < 5; count += 1) await call('/personal/doPassword', guess);
    expect((await call('/personal/doPassword', guess)).data).toMatchObject({ retryAfter: expect.any(Number) });
  });
});

describe('the phone', () => {
  const codeOf = async (phone: string) => {
    await sandbox.call('/api/cps/open/auth/sendSmsCode', { body: { phone } });
    return (await sandbox.call(`/__sandbox/sms?phone=${phone}`)).data.code;
  };
  const password = 'waybill-agent';
  const change = (body: object) => call('/personal/doPhone', { password, ...body });

  test('is changed by a code that was sent to it, and never to that of another account', async () => {
    const wrong = await change({ phone: '13900001111', code: '000000' });
    expect(wrong.data).toMatchObject({ fields: { code: expect.any(String) } });
    const taken = await change({ phone: '13800000001', code: await codeOf('13800000001') });
    expect(taken.data).toMatchObject({ fields: { phone: '该手机号已注册' } });
    const code = await codeOf('13900001111');
    expect((await change({ phone: '13900001111', code })).data.phone).toBe('139****1111');
    expect((await change({ phone: '13900001111', code })).code).toBe(400);
  });

  test('is not changed by the code alone: the password is required, and attempts are limited', async () => {
    const phone = '13900001111';
    const code = await codeOf(phone);
    expect((await call('/personal/doPhone', { phone, code })).data).toMatchObject({ fields: { password: /./ } });
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change({ phone, code, password: 'waybill-guess' })).data).toEqual({
        fields: { password: '当前密码不正确' },
      });
    expect((await change({ phone, code })).data).toMatchObject({ retryAfter: expect.any(Number) });
    expect((await call('/personal/profile')).data.phone).toBe('138****0004');
    sandbox.pass(600);
    expect((await change({ phone, code: await codeOf(phone) })).data.phone).toBe('139****1111');
  });
});

describe('sessions', () => {
  test('are listed with device, place and last use', async () => {
    sandbox.pass(120);
    await signInFrom(chrome);
    const { data } = await call<Sessions>('/personal/sessionList');
    expect(data.list.map(({ device, place, present }) => [device, place, present])).toEqual([
      ['Chrome 131 · Windows', 'machine', false],
      ['', 'machine', true],
    ]);
    sandbox.pass(120);
    const later = await call<Sessions>('/personal/sessionList');
    expect(later.data.list[0]?.present).toBe(true);
  });

  test('a user can end one session or all others, but no session of another account', async () => {
    const [other, third, stranger] = [
      await sandbox.signIn('agent'),
      await sandbox.signIn('agent'),
      await sandbox.signIn('editor'),
    ];
    const { data } = await call<Sessions>('/personal/sessionList');
    expect(data.total).toBe(3);
    const theirs = await sandbox.call<Sessions>('/personal/sessionList', { token: stranger });
    expect((await call('/personal/doEndSession', { id: theirs.data.list[0]?.id })).code).toBe(404);
    const others = data.list.filter(({ present }) => !present);
    expect((await call('/personal/doEndSession', { id: others[0]?.id })).code).toBe(200);
    expect((await call('/personal/doEndOthers', {})).data).toEqual({ ended: 1 });
    for (const ended of [other, third]) expect((await sandbox.call('/userInfo', { token: ended })).code).toBe(401);
    for (const alive of [token, stranger]) expect((await sandbox.call('/userInfo', { token: alive })).code).toBe(200);
  });

  test('a refreshed token stays in its session', async () => {
    const { data } = await sandbox.call<{ token: string }>('/refreshToken', { token });
    token = data.token;
    expect((await call<Sessions>('/personal/sessionList')).data.total).toBe(1);
  });
});

test('the history of logins holds tries that failed too, and only the own ones', async () => {
  sandbox.pass(60);
  await signInFrom(chrome, 'not the password');
  sandbox.pass(60);
  await signInFrom(chrome);
  await sandbox.signIn('editor');
  const { data } = await call<{ list: { way: string; done: boolean }[] }>('/personal/loginList');
  expect(data.list.map(({ way, done }) => [way, done])).toEqual([
    ['password', true],
    ['password', false],
    ['password', true],
  ]);
  expect((await call('/personal/loginList?done=false')).data.total).toBe(1);
  expect((await call('/personal/loginList?from=2025-02-07')).data.total).toBe(0);
});
