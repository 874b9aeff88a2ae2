import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSoftwareAuthenticator } from '../../../../apps/sandbox/testing/software-authenticator';
import { startTestSandbox, type TestSandbox } from '../../../../apps/sandbox/testing/test-sandbox';

const auth = '/api/cps/open/auth';
const forged = 'http://evil.example';
const password = 'waybill-agent';

describe('with a configured origin [configured-origin]', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ origin: 'https://console.example' });
    token = await sandbox.signIn('agent');
  });
  afterAll(() => sandbox.close());

  const begin = async () =>
    (
      await sandbox.call<{ challenge: string; rp: { id: string } }>(`${forged}/personal/doPasskeyBegin`, {
        token,
        body: { password },
      })
    ).data;
  const ask = async () =>
    (await sandbox.call<{ challenge: string; rpId: string }>(`${forged}${auth}/passkeyOptions`)).data;
  const add = (passkey: unknown) =>
    sandbox.call(`${forged}/personal/doPasskey`, { token, body: { name: 'Phone', passkey } });
  const signIn = (passkey: unknown) => sandbox.call(`${forged}${auth}/passkey`, { body: { passkey } });

  test('search results name it, whatever Host a call has', async () => {
    const { data } = await sandbox.call<{ list: { url: string }[] }>(`${forged}/search/getList`, { token });
    expect(data.list.length).toBeGreaterThan(0);
    expect(data.list.filter(({ url }) => !url.startsWith('https://console.example/#/'))).toEqual([]);
  });

  test('a passkey belongs to its host, whatever Host a call has', async () => {
    const options = await begin();
    expect(options.rp.id).toBe('console.example');
    const authenticator = createSoftwareAuthenticator('https://console.example', 'console.example');
    expect((await add(authenticator.create(options))).code).toBe(200);
    const before = await ask();
    expect(before.rpId).toBe('console.example');
    expect((await signIn(authenticator.get(before))).code).toBe(200);
  });

  test.each([
    ['the site of a forged Host', forged, 'evil.example'],
    ['its host without TLS', 'http://console.example', 'console.example'],
  ])('a passkey of %s is refused', async (_, origin, host) => {
    expect((await add(createSoftwareAuthenticator(origin, host).create(await begin()))).code).toBe(400);
  });
});

test.each(['console.example', 'https://console.example/', 'https://console.example/app', 'ftp://console.example', ''])(
  'an origin that is none is named at the start: %j [configured-origin]',
  async (origin) => {
    await expect(startTestSandbox({ origin })).rejects.toThrow(`"${origin}" is no origin`);
  },
);
