import { limits } from '@waybill/kit/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSoftwareAuthenticator } from '../../testing/software-authenticator';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox';

const { kept: most } = limits.perAccount;

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = await sandbox.signIn('agent');
});
afterAll(() => sandbox.close());

const call = (path: string, body: object) => sandbox.call(path, { token, body });
const count = async (sql: string) => Number((await sandbox.database.execute(sql)).rows[0]?.n);
const numbers = (n: number) => `WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < ${n})`;
const agent = `(SELECT id FROM accounts WHERE username = 'agent')`;

describe('an account keeps a bounded number [account-limits]', () => {
  const contact = (street: string) => ({ name: '王小明', phone: '13812340001', region: '330106', street });
  const contacts = (removed: 0 | 1) => count(`SELECT count(*) AS n FROM contacts WHERE removed = ${removed}`);

  test('of contacts: one too many is refused, another one may be changed', async () => {
    await sandbox.database.execute(
      `${numbers(most.contacts - 1)} INSERT INTO contacts (account_id, name, phone, region, street, at)
       SELECT ${agent}, 'A', '13812340001', '330106', 'Street ' || n, n FROM i`,
    );
    expect((await call('/order/doContact', contact('文三路 1 号'))).code).toBe(200);
    expect((await call('/order/doContact', contact('文三路 2 号'))).code).toBe(400);
    const change = { ...contact('文三路 3 号'), before: contact('文三路 1 号') };
    expect((await call('/order/doContact', change)).code).toBe(200);
    const other = { ...contact('文三路 5 号'), before: contact('文三路 9 号') };
    expect((await call('/order/doContact', other)).code).toBe(400);
    expect(await contacts(0)).toBe(most.contacts);
  });

  test('of contacts that were removed: the oldest are dropped', async () => {
    await sandbox.database.execute('UPDATE contacts SET removed = 1');
    expect((await call('/order/doForgetContact', contact('文三路 4 号'))).code).toBe(200);
    expect(await contacts(1)).toBe(most.contacts);
    expect(await count(`SELECT count(*) AS n FROM contacts WHERE street = '文三路 4 号'`)).toBe(1);
    expect(await count(`SELECT count(*) AS n FROM contacts WHERE street = 'Street 1'`)).toBe(0);
  });

  test('of kinds of choices: another kind is refused, another choice of a kind is not', async () => {
    const keep = (kind: string, name: string) => call('/personal/doKeepChoice', { kind, name, value: '1' });
    await sandbox.database.execute(
      `${numbers(most.choiceKinds)} INSERT INTO kept_choices (account_id, kind, name, value)
       SELECT ${agent}, 'kind-' || n, 'A', '1' FROM i`,
    );
    expect((await keep('one-more', 'A')).code).toBe(400);
    expect((await keep('kind-1', 'B')).code).toBe(200);
  });

  test('of passkeys', async () => {
    const { data } = await sandbox.call<never>('/personal/doPasskeyBegin', {
      token,
      body: { password: 'waybill-agent' },
    });
    await sandbox.database.execute(
      `${numbers(most.passkeys)} INSERT INTO passkeys (id, account_id, name, public_key, counter, transports, synced, created_at)
       SELECT 'id-' || n, ${agent}, 'Key', '', 0, '[]', 0, n FROM i`,
    );
    const passkey = createSoftwareAuthenticator().create(data);
    expect((await call('/personal/doPasskey', { name: 'Phone', passkey })).code).toBe(400);
    expect(await count('SELECT count(*) AS n FROM passkeys')).toBe(most.passkeys);
  });
});
