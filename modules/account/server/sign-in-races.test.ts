import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSoftwareAuthenticator } from '../../../apps/sandbox/testing/software-authenticator';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';
import { roundsOf } from '../../../scripts/lib/testing/rounds-of';

const auth = '/api/cps/open/auth';
const credentials = { username: 'agent', password: 'waybill-agent' };
const phone = '13800000004';
let sandbox: TestSandbox;
let admin: string;
let id: number;

beforeEach(async () => {
  sandbox = await startTestSandbox({ faults: [], social: true });
  admin = await sandbox.signIn('admin');
  const { data } = await sandbox.call<{ list: { id: number }[] }>('/userManagement/getList?keyword=agent', {
    token: admin,
  });
  id = data.list[0]?.id ?? 0;
});
afterEach(() => sandbox.close());

const change = async (path: string, body: object) =>
  expect((await sandbox.call(path, { token: admin, body: { id, ...body } })).code).toBe(200);
const reset = () => change('/userManagement/doPassword', { password: 'waybill-other' });
const disable = () => change('/userManagement/doState', { disabled: true });

/** Runs a change after the password check, before its consequences. */
function afterHashing(happens: () => Promise<void>): void {
  const { hashing } = sandbox.platform;
  const { run } = hashing;
  hashing.run = async (work) => {
    hashing.run = run;
    const result = await run(work);
    await happens();
    return result;
  };
}

/** Runs a change after all checks, just before the session is opened. */
function beforeSession(happens: () => Promise<void>): void {
  const { sessions } = sandbox.platform;
  const { issue } = sessions;
  sessions.issue = async (...given) => {
    sessions.issue = issue;
    await happens();
    return issue(...given);
  };
}

const sessionsOf = async () => (await sandbox.platform.sessions.list(id)).length;

describe('a sign-in by password opens nothing', () => {
  test('if the password was reset during the check', async () => {
    afterHashing(reset);
    expect(await sandbox.call(`${auth}/login`, { body: credentials })).toMatchObject({
      code: 400,
      message: '用户名或密码错误',
    });
    expect(await sessionsOf()).toBe(0);
    expect((await sandbox.call(`${auth}/login`, { body: { ...credentials, password: 'waybill-other' } })).code).toBe(
      200,
    );
  });

  test('if the password was reset at the last moment', async () => {
    beforeSession(reset);
    expect((await sandbox.call(`${auth}/login`, { body: credentials })).code).toBe(400);
    expect(await sessionsOf()).toBe(0);
  });
});

/** Each way to sign in, up to its last request. */
const ways: Record<string, () => Promise<() => Promise<{ code: number; message: string }>>> = {
  'by password': async () => () => sandbox.call(`${auth}/login`, { body: credentials }),
  'by a code on the phone': async () => {
    await sandbox.call(`${auth}/sendSmsCode`, { body: { phone } });
    const { data } = await sandbox.call<{ code: string }>(`/__sandbox/sms?phone=${phone}`);
    return () => sandbox.call(`${auth}/login`, { body: { phone, code: data.code } });
  },
  'at a social provider': async () => {
    const back = await sandbox.app.request('/social/authorize?provider=demo&account=agent');
    const code = new URLSearchParams(back.headers.get('location')?.split('?')[1]).get('code');
    return () => sandbox.call('/socialLogin', { body: { provider: 'demo', code } });
  },
  'by passkey': async () => {
    const token = await sandbox.signIn('agent');
    const post = (path: string, body: object) =>
      sandbox.call<{ challenge: string }>(path, { token, body: { ...body, password: credentials.password } });
    const authenticator = createSoftwareAuthenticator();
    const { data } = await post('/personal/doPasskeyBegin', {});
    await post('/personal/doPasskey', { name: 'Phone', passkey: authenticator.create(data) });
    const options = await sandbox.call<{ challenge: string }>(`${auth}/passkeyOptions`);
    return () => sandbox.call(`${auth}/passkey`, { body: { passkey: authenticator.get(options.data) } });
  },
  'with a second step': async () => {
    const { Secret, TOTP } = await import('otpauth');
    const token = await sandbox.signIn('agent');
    const post = (path: string, body: object) => sandbox.call<{ secret: string }>(path, { token, body });
    const { data } = await post('/personal/doTotpBegin', { password: credentials.password });
    const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
    const code = () => totp.generate({ timestamp: sandbox.platform.now() });
    await post('/personal/doTotp', { code: code() });
    sandbox.pass(30);
    const first = await sandbox.call<{ secondFactor: { ticket: string } }>(`${auth}/login`, { body: credentials });
    const { ticket } = first.data.secondFactor;
    return () => sandbox.call(`${auth}/secondFactor`, { body: { ticket, method: 'totp', code: code() } });
  },
};

describe.each(Object.entries(ways))('a sign-in %s', (_way, begin) => {
  test('opens nothing where the account was disabled at the last moment', async () => {
    const finish = await begin();
    beforeSession(disable);
    expect(await finish()).toMatchObject({ code: 400, message: '该账号已停用' });
    expect(await sessionsOf()).toBe(0);
  });

  test('opens a session otherwise', async () => {
    const finish = await begin();
    expect((await finish()).code).toBe(200);
  });
});

test('a second step opens nothing where the password was reset at the last moment', async () => {
  const finish = await ways['with a second step']?.();
  beforeSession(reset);
  expect(await finish?.()).toMatchObject({ code: 400 });
  expect(await sessionsOf()).toBe(0);
});

test('a code on the phone opens nothing where the account has another phone by then', async () => {
  const finish = await ways['by a code on the phone']?.();
  beforeSession(async () => {
    await sandbox.platform.database.execute({
      sql: 'UPDATE accounts SET phone = ? WHERE id = ?',
      args: ['13900000077', id],
    });
  });
  expect(await finish?.()).toMatchObject({ code: 400 });
  expect(await sessionsOf()).toBe(0);
});

test('a password that an administrator resets while its owner changes it stays reset', async () => {
  const token = await sandbox.signIn('agent');
  afterHashing(reset);
  const body = { present: credentials.password, password: 'waybill-mine-2', endOthers: false };
  expect((await sandbox.call('/personal/doPassword', { token, body })).code).toBe(400);
  const enter = async (password: string) =>
    (await sandbox.call(`${auth}/login`, { body: { ...credentials, password } })).code;
  expect([await enter('waybill-mine-2'), await enter('waybill-other')]).toEqual([400, 200]);
});

describe('simultaneous sign-ins of one account', () => {
  const turns = roundsOf(2, 5).flatMap(([times, mark]) =>
    (['auto', 'never'] as const).map((captcha) => [times, captcha, mark] as const),
  );

  test.each(turns)('twenty right ones all come in, %i times (pictures: %s)%s', async (times, captcha) => {
    await sandbox.close();
    sandbox = await startTestSandbox({ captcha });
    const codes: number[] = [];
    const work = Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < times; turn += 1)
        codes.push((await sandbox.call(`${auth}/login`, { body: credentials })).code);
    });
    await Promise.all(work);
    expect(codes).toEqual(Array(20 * times).fill(200));
  });

  test('no more than five wrong passwords are looked at', async () => {
    const { hashing } = sandbox.platform;
    const { run } = hashing;
    let looked = 0;
    hashing.run = (work) => {
      looked += 1;
      return run(work);
    };
    const guesses = Array.from({ length: 40 }, (_, index) => ({ ...credentials, password: `guess-${index}` }));
    const replies = await Promise.all(guesses.map((body) => sandbox.call(`${auth}/login`, { body })));
    expect(looked).toBe(5);
    expect(replies.filter(({ message }) => message === '用户名或密码错误')).toHaveLength(5);
    expect((await sandbox.call(`${auth}/login`, { body: credentials })).data).toEqual({ retryAfter: 600 });
  });
});
