import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDocument } from '../../../apps/sandbox/testing/check-responses';
import { createSoftwareAuthenticator } from '../../../apps/sandbox/testing/software-authenticator';
import { type CallOptions, startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

const auth = '/api/cps/open/auth';
const password = 'waybill-agent';
let time: number;
let sandbox: TestSandbox;
let document: Awaited<ReturnType<typeof readDocument>>;
let token: string;
beforeEach(async () => {
  time = Date.UTC(2025, 1, 6, 9);
  sandbox = await startTestSandbox({ faults: [], social: true, now: () => time });
  document = await readDocument(sandbox);
  token = await sandbox.signIn('agent');
});
afterEach(() => sandbox.close());

/** Makes a call as the agent; the response must match the document. */
async function call<Data = Record<string, unknown>>(path: string, body?: unknown, options: CallOptions = {}) {
  const response = await sandbox.call<Data>(path, { token, ...(body === undefined ? {} : { body }), ...options });
  expect(document.check(body === undefined ? 'GET' : 'POST', path, response)).toEqual([]);
  return response;
}

interface Options {
  challenge: string;
}
interface Entered {
  token?: string;
  secondFactor?: { ticket: string; methods: string[] };
}

const signInByPassword = async () => {
  const { data } = await sandbox.call<Entered>(`${auth}/login`, { body: { username: 'agent', password } });
  return data;
};

describe('codes of an app', () => {
  let app: TOTP;
  const secondStep = (ticket: string | undefined, code: string, method = 'totp') =>
    sandbox.call<Entered>(`${auth}/secondFactor`, { body: { ticket, method, code } });

  async function turnOn() {
    const { data } = await call<{ secret: string; address: string }>('/personal/doTotpBegin', { password });
    expect(data.address).toBe(
      `otpauth://totp/Waybill:agent?issuer=Waybill&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    app = new TOTP({ secret: Secret.fromBase32(data.secret) });
    const { data: recovery } = await call<{ codes: string[] }>('/personal/doTotp', { code: codeNow() });
    return recovery.codes;
  }
  const codeNow = () => app.generate({ timestamp: time });

  test('are turned on by who knows the password and has typed the first of them', async () => {
    const refused = await call('/personal/doTotpBegin', { password: 'waybill-wrong' });
    expect(refused).toMatchObject({ code: 400, data: { fields: { password: '当前密码不正确' } } });
    await call<{ secret: string }>('/personal/doTotpBegin', { password });
    const wrong = await call('/personal/doTotp', { code: '000000' });
    expect(wrong).toMatchObject({ code: 400, data: { fields: { code: expect.any(String) } } });
    expect((await signInByPassword()).token).toEqual(expect.any(String));
    expect(new Set(await turnOn()).size).toBe(10);
    expect((await call('/personal/authenticators')).data).toEqual({ totp: true, recoveryCodes: 10, passkeys: [] });
  });

  test('are required after the password, and each works once', async () => {
    await turnOn();
    const first = await signInByPassword();
    expect(first).toEqual({ secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery'] } });
    const ticket = first.secondFactor?.ticket;
    expect(await secondStep(ticket, codeNow())).toMatchObject({ code: 400, message: '验证码错误或已使用过' });
    time += 30_000;
    const code = codeNow();
    const entered = await secondStep(ticket, code);
    expect((await sandbox.call('/userInfo', { token: entered.data.token })).data.username).toBe('agent');
    expect(await secondStep(ticket, codeNow())).toMatchObject({ code: 400, message: '登录超时，请重新登录' });
    const again = await signInByPassword();
    expect((await secondStep(again.secondFactor?.ticket, code)).code).toBe(400);
  });

  test('two logins with one code at the same time: one of them comes in', async () => {
    await turnOn();
    time += 30_000;
    const tickets = await Promise.all([signInByPassword(), signInByPassword()]);
    const entered = await Promise.all(tickets.map(({ secondFactor }) => secondStep(secondFactor?.ticket, codeNow())));
    expect(entered.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  test('after five wrong ones the account waits ten minutes, whatever ticket they come with [codes-work-once]', async () => {
    await turnOn();
    time += 30_000;
    for (let tries = 0; tries < 5; tries += 1) {
      const { secondFactor } = await signInByPassword();
      expect((await secondStep(secondFactor?.ticket, '000000')).message).toBe('验证码错误或已使用过');
    }
    const { secondFactor } = await signInByPassword();
    expect(await secondStep(secondFactor?.ticket, codeNow())).toMatchObject({ code: 400, data: { retryAfter: 600 } });
    time += 600_000;
    const later = await signInByPassword();
    expect((await secondStep(later.secondFactor?.ticket, codeNow())).code).toBe(200);
    const { data } = await sandbox.call<{ list: { done: boolean }[] }>('/personal/loginList?done=false', { token });
    expect(data.list.map(({ done }) => done)).toEqual(Array(5).fill(false));
  });

  test('a ticket lasts five minutes', async () => {
    await turnOn();
    const { secondFactor } = await signInByPassword();
    time += 300_000;
    expect((await secondStep(secondFactor?.ticket, codeNow())).message).toBe('登录超时，请重新登录');
  });

  test('a ticket ends when its password changes, by any account [ticket-second-step-ends-with-password]', async () => {
    await turnOn();
    const admin = await sandbox.signIn('admin');
    const { id } = (
      await sandbox.call<{ list: { id: number }[] }>('/userManagement/getList?username=agent', { token: admin })
    ).data.list[0] as { id: number };
    const changes = [
      () => call('/personal/doPassword', { present: password, password: 'waybill-agent-2', endOthers: true }),
      () => sandbox.call('/userManagement/doPassword', { token: admin, body: { id, password } }),
    ];
    const before = await signInByPassword();
    for (const change of changes) {
      const { data } = await sandbox.call<Entered>(`${auth}/login`, {
        body: { username: 'agent', password: change === changes[0] ? password : 'waybill-agent-2' },
      });
      time += 30_000;
      expect((await change()).code).toBe(200);
      for (const ticket of [data.secondFactor?.ticket, before.secondFactor?.ticket])
        expect((await secondStep(ticket, codeNow())).message).toBe('登录超时，请重新登录');
    }
    expect((await secondStep((await signInByPassword()).secondFactor?.ticket, codeNow())).code).toBe(200);
  });

  test('a recovery code replaces one, once, in any spelling; new recovery codes replace the old ones', async () => {
    const [code = '', other = ''] = await turnOn();
    const enter = async (typed: string) =>
      (await secondStep((await signInByPassword()).secondFactor?.ticket, typed, 'recovery')).code;
    expect(await enter(code.toUpperCase().replace('-', ' '))).toBe(200);
    expect(await enter(code)).toBe(400);
    const { data } = await call<{ codes: string[] }>('/personal/doRecoveryCodes', { password });
    expect(await enter(other)).toBe(400);
    expect(await enter(data.codes[0] ?? '')).toBe(200);
    expect((await call('/personal/authenticators')).data.recoveryCodes).toBe(9);
  });

  test('are required after a login at a social provider too', async () => {
    await turnOn();
    time += 30_000;
    const back = await sandbox.app.request('/social/authorize?provider=demo&account=agent');
    const code = new URLSearchParams(back.headers.get('location')?.split('?')[1]).get('code');
    const { data } = await sandbox.call<Entered>('/socialLogin', { body: { provider: 'demo', code } });
    expect(data).toEqual({ secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery'] } });
    const entered = await secondStep(data.secondFactor?.ticket, codeNow());
    expect((await sandbox.call('/userInfo', { token: entered.data.token })).data.username).toBe('agent');
    const history = await sandbox.call<{ list: { way: string }[] }>('/personal/loginList', { token });
    expect(history.data.list[0]?.way).toBe('social');
  });

  test('a ticket is no token; an unissued ticket and the code of another account are refused', async () => {
    await turnOn();
    time += 30_000;
    const { secondFactor } = await signInByPassword();
    const ticket = secondFactor?.ticket ?? '';
    expect((await sandbox.call('/userInfo', { token: ticket })).code).toBe(401);
    expect(
      (
        await secondStep(
          ticket.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
          codeNow(),
        )
      ).code,
    ).toBe(400);
    const other = new TOTP({ secret: new Secret() }).generate({ timestamp: time });
    expect((await secondStep(ticket, other)).code).toBe(400);
    expect((await secondStep(ticket, codeNow(), 'recovery')).code).toBe(400);
    expect((await secondStep(ticket, codeNow(), 'retina')).code).toBe(400);
    expect((await secondStep(ticket, codeNow())).code).toBe(200);
  });

  test('are required after a text message too, until they are turned off', async () => {
    await turnOn();
    const phone = '13800000004';
    await sandbox.call(`${auth}/sendSmsCode`, { body: { phone } });
    const sent = await sandbox.call<{ code: string }>(`/__sandbox/sms?phone=${phone}`);
    const byPhone = await sandbox.call<Entered>(`${auth}/login`, { body: { phone, code: sent.data.code } });
    expect(byPhone.data.secondFactor).toBeDefined();
    expect((await call('/personal/doTotpOff', { password: 'waybill-wrong' })).code).toBe(400);
    expect((await call('/personal/doTotpOff', { password })).data).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect((await signInByPassword()).token).toEqual(expect.any(String));
    expect((await call('/personal/doRecoveryCodes', { password })).code).toBe(404);
  });
});

describe('passkeys', () => {
  const ask = async () => (await sandbox.call<Options>(`${auth}/passkeyOptions`)).data;
  const signIn = (passkey: unknown) => sandbox.call<Entered>(`${auth}/passkey`, { body: { passkey } });

  async function enrol(authenticator: ReturnType<typeof createSoftwareAuthenticator>, name = ' Key ring ') {
    const { data } = await call<Options>('/personal/doPasskeyBegin', { password });
    return call<{ passkeys: { id: string; name: string; lastUsedAt: string | null }[] }>('/personal/doPasskey', {
      name,
      passkey: authenticator.create(data),
    });
  }

  test('are added by who knows the password, and sign in without a name or a second step', async () => {
    expect((await call('/personal/doPasskeyBegin', { password: 'waybill-wrong' })).code).toBe(400);
    const authenticator = createSoftwareAuthenticator();
    const { data } = await enrol(authenticator);
    expect(data.passkeys).toEqual([
      { id: expect.any(String), name: 'Key ring', synced: false, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    const entered = await signIn(authenticator.get(await ask()));
    expect((await sandbox.call('/userInfo', { token: entered.data.token })).data.username).toBe('agent');
    const { data: after } = await call<typeof data>('/personal/authenticators');
    expect(after.passkeys[0]?.lastUsedAt).toBe('2025-02-06T09:00:00.000Z');
    const history = await sandbox.call<{ list: { way: string }[] }>('/personal/loginList', { token });
    expect(history.data.list[0]?.way).toBe('passkey');
  });

  test('of another site, for a challenge that was not given or has served, or copied are refused [passkeys-verified]', async () => {
    const authenticator = createSoftwareAuthenticator();
    await enrol(authenticator);
    const options = await ask();
    const passkey = authenticator.get(options);
    expect((await signIn(passkey)).code).toBe(200);
    expect(await signIn(passkey)).toMatchObject({ code: 400, message: '通行密钥无效，或不属于这个网站' });
    expect((await signIn(authenticator.get({ challenge: 'bm9ib2R5IGdhdmUgaXQ' }))).code).toBe(400);
    expect((await signIn({ ...createSoftwareAuthenticator().get(await ask()), id: passkey.id })).code).toBe(400);
    const late = await ask();
    time += 300_000;
    expect((await signIn(authenticator.get(late))).code).toBe(400);
    authenticator.rewind();
    expect((await signIn(authenticator.get(await ask()))).code).toBe(400);
  });

  test('without a finger or a PIN are refused', async () => {
    const authenticator = createSoftwareAuthenticator();
    await enrol(authenticator);
    expect((await signIn(authenticator.get(await ask(), { recognised: false }))).code).toBe(400);
    expect((await signIn(authenticator.get(await ask()))).code).toBe(200);
  });

  test('two copies with one count at the same time: one of them comes in', async () => {
    const authenticator = createSoftwareAuthenticator();
    await enrol(authenticator);
    const [first, second] = [await ask(), await ask()];
    const one = authenticator.get(first);
    authenticator.rewind(1);
    const other = authenticator.get(second);
    const entered = await Promise.all([signIn(one), signIn(other)]);
    expect(entered.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  test('made for the offer of another account are not kept', async () => {
    const editor = await sandbox.signIn('editor');
    await call('/personal/doPasskeyBegin', { password: 'waybill-editor' }, { token: editor });
    const { data } = await call<Options>('/personal/doPasskeyBegin', { password });
    const body = { name: 'Phone', passkey: createSoftwareAuthenticator().create(data) };
    expect((await call('/personal/doPasskey', body, { token: editor })).code).toBe(400);
    expect((await call('/personal/doPasskey', body)).code).toBe(200);
  });

  test.each([undefined, null, 'text', 7, [], {}, { id: 'x' }, { id: { toString: null } }])(
    'what is none is refused: %j',
    async (passkey) => {
      expect((await signIn(passkey)).code).toBe(400);
    },
  );

  test('made on another site, or twice from one offer, are not kept', async () => {
    expect((await enrol(createSoftwareAuthenticator('https://evil.example'))).code).toBe(400);
    expect((await enrol(createSoftwareAuthenticator('http://localhost', 'evil.example'))).code).toBe(400);
    const { data } = await call<Options>('/personal/doPasskeyBegin', { password });
    const authenticator = createSoftwareAuthenticator();
    const body = { name: 'Phone', passkey: authenticator.create(data) };
    expect((await call('/personal/doPasskey', body)).code).toBe(200);
    expect((await call('/personal/doPasskey', body)).code).toBe(400);
  });

  test('are renamed, and removed with the password; passkeys of other users are not', async () => {
    const authenticator = createSoftwareAuthenticator();
    const { data } = await enrol(authenticator);
    const id = data.passkeys[0]?.id ?? '';
    const other = await sandbox.signIn('editor');
    expect((await call('/personal/doPasskeyName', { id, name: 'Mine' }, { token: other })).code).toBe(404);
    const removal = { id, password: 'waybill-editor' };
    expect((await call('/personal/doPasskeyRemove', removal, { token: other })).code).toBe(404);
    expect((await call<typeof data>('/personal/doPasskeyName', { id, name: 'Laptop' })).data.passkeys[0]?.name).toBe(
      'Laptop',
    );
    expect((await call('/personal/doPasskeyRemove', { id, password: 'waybill-wrong' })).code).toBe(400);
    expect((await call<typeof data>('/personal/doPasskeyRemove', { id, password })).data.passkeys).toEqual([]);
    expect(await signIn(authenticator.get(await ask()))).toMatchObject({ code: 400, data: { passkey: 'unknown' } });
  });

  test('that are refused for another reason stay registered: the response does not make a browser drop them', async () => {
    const authenticator = createSoftwareAuthenticator();
    await enrol(authenticator);
    const late = authenticator.get(await ask());
    time += 300_000;
    expect(await signIn(late)).toMatchObject({ code: 400, data: null });
  });
});
