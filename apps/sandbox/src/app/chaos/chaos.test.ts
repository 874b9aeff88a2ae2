import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSampler, digest, openDatabase } from '@waybill/kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roundsOf } from '../../../../../scripts/lib/testing/rounds-of';
import { orderRequest } from '../../../testing/order-request';
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator';
import { type SandboxProcess, startProcess } from '../../../testing/start-process';

/** Another one with `WAYBILL_SEED=7`. */
const seed = Number(process.env.WAYBILL_SEED ?? 20250206);
const kills = roundsOf(1, 3, 20);
const writers = 8;
/** Root may write anywhere, so the server runs as an unprivileged user where that matters. */
const unprivileged = process.getuid?.() === 0 ? 65_534 : undefined;

let data: string;
const processes: SandboxProcess[] = [];
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'waybill-chaos-'));
});
afterEach(async () => {
  for (const { child, ended } of processes.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await chmod(data, 0o755);
  await rm(data, { recursive: true });
});

function start(uid?: number): SandboxProcess {
  const flags = ['--data', data, '--captcha', 'never', '--password-cost', '4'];
  const started = startProcess(flags, uid);
  processes.push(started);
  return started;
}

async function call<Data>(url: string, address: string, body?: object, token = ''): Promise<Data> {
  const response = await fetch(url + address, {
    headers: { 'content-type': 'application/json', token },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const { code, message, data: answer } = (await response.json()) as { code: number; message: string; data: Data };
  if (code !== 200) throw new Error(`${address} answered ${code}: ${message}`);
  return answer;
}

function mayRead(uid: number | undefined): boolean {
  const user = uid === undefined ? {} : { uid, gid: uid };
  return spawnSync(process.execPath, ['-e', 'process.exit(0)'], { cwd: import.meta.dirname, ...user }).status === 0;
}

const signIn = async (url: string, username = 'agent') => {
  const body = { username, password: `waybill-${username}` };
  return (await call<{ token: string }>(url, '/api/cps/open/auth/login', body)).token;
};

test.each(kills)(
  `killed %i times in the middle of writes (seed ${seed}), it has lost nothing that it had confirmed [kill-9-under-writes]%s`,
  async (kills) => {
    const sampler = createSampler(seed);
    const confirmed = new Set<string>();
    let token: string | undefined;
    for (let kill = 0; kill < kills; kill += 1) {
      const { url: ready, child, ended } = start();
      const url = await ready;
      token ??= await signIn(url);
      const work = Array.from({ length: writers }, (_, writer) =>
        write(url, token ?? '', `${kill}-${writer}`, confirmed),
      );
      const target = confirmed.size + sampler.between(1, 60);
      while (confirmed.size < target) await pause(2);
      child.kill('SIGKILL');
      expect(await ended).toBeNull();
      await Promise.all(work);
    }

    const last = start();
    expect(await call(await last.url, '/userInfo', undefined, token)).toMatchObject({ username: 'agent' });
    last.child.kill('SIGTERM');
    expect(await last.ended).toBe(0);

    const database = await openDatabase({ folder: data });
    const check = await database.execute('PRAGMA integrity_check');
    const orphans = await database.execute('PRAGMA foreign_key_check');
    const { rows } = await database.execute(
      `SELECT remark, count(*) AS count, (SELECT count(*) FROM order_events WHERE order_id = orders.id) AS events
     FROM orders WHERE remark LIKE 'chaos %' GROUP BY remark`,
    );
    await database.close();
    expect([check.rows, orphans.rows]).toEqual([[{ integrity_check: 'ok' }], []]);
    for (const row of rows) expect(row).toMatchObject({ count: 1, events: 1 });
    const storedRemarks = new Set(rows.map(({ remark }) => remark));
    expect([...confirmed].filter((remark) => !storedRemarks.has(remark))).toEqual([]);
  },
);

/** Places orders until the server stops, and records those that it confirmed. */
async function write(url: string, token: string, name: string, confirmed: Set<string>): Promise<void> {
  for (let index = 0; ; index += 1) {
    const remark = `chaos ${name}-${index}`;
    const placed = await call<{ remark: string }>(url, '/order/doEdit', orderOf(remark), token).catch((error) => {
      // A broken connection yields no response; a refusal would be a response.
      if (/answered/.test(String(error))) throw error;
    });
    if (!placed) return;
    confirmed.add(placed.remark);
  }
}

/** Writes other than orders: each returns a text by which the confirmed row is found later. */
const others: Record<string, (url: string, tokens: Tokens, name: string) => Promise<string>> = {
  async importOrders(url, { agent }, name) {
    const orders = [1, 2, 3].map((place) => orderOf(`import ${name}-${place}`));
    const { placed } = await call<{ placed: object[] }>(url, '/order/doImport', { orders }, agent);
    if (placed.length !== 3) throw new Error('/order/doImport answered less');
    return `import ${name}-3`;
  },
  async visit(url, _, name) {
    const headers = { 'user-agent': `Mozilla/5.0 (iPhone) ${name}` };
    const { headers: answered } = await fetch(`${url}/invite/WB0004`, { headers, redirect: 'manual' });
    return String(answered.get('location')).replace(/.*visit=/, '');
  },
  async contact(url, { agent }, name) {
    await call(
      url,
      '/order/doContact',
      { name: `某${name}`, phone: '13800000009', region: '330110', street: name },
      agent,
    );
    return `contact ${name}`;
  },
  async account(url, { admin }, name) {
    const phone = `139${String(1e8 + Math.floor(Math.random() * 9e8)).slice(0, 8)}`;
    const roles = ['Agent'];
    const account = { username: `c-${name}`, phone, password: 'secret-1-x', roles };
    return `c-${(await call<{ username: string }>(url, '/userManagement/doEdit', account, admin)).username.slice(2)}`;
  },
  async session(url) {
    let token = await signIn(url);
    for (let turn = 0; turn < 3; turn += 1)
      ({ token } = await call<{ token: string }>(url, '/refreshToken', undefined, token));
    return digest(token);
  },
  async passkey(url, { agent }, name) {
    const { hostname, origin } = new URL(url);
    const offer = await call<{ challenge: string }>(
      url,
      '/personal/doPasskeyBegin',
      { password: 'waybill-agent' },
      agent,
    );
    const passkey = createSoftwareAuthenticator(origin, hostname).create(offer);
    await call(url, '/personal/doPasskey', { name, passkey }, agent);
    return `${name} ${passkey.id}`;
  },
  async money(url, { agent, admin }) {
    // A withdrawal is still requested if the server stopped before it was settled.
    const open = await call<{ list: { id: number }[] }>(
      url,
      '/promotion/withdrawals?state=requested',
      undefined,
      agent,
    );
    const refuse = (id: number) => call(url, '/promotion/doSettle', { id, decision: 'refuse', reason: 'chaos' }, admin);
    for (const { id } of open.list) await refuse(id);
    const totals = await call<Totals>(url, '/promotion/commissions', undefined, agent);
    const { cents } = totals.states.withdrawable;
    const { id } = await call<{ id: number }>(
      url,
      '/promotion/doRequest',
      { cents, payee: { kind: 'alipay', name: '王伟', account: '13812345678', bank: '' } },
      agent,
    );
    await refuse(id);
    return `money ${id}`;
  },
};

interface Totals {
  states: { withdrawable: { cents: number } };
}

interface Tokens {
  agent: string;
  admin: string;
}

test.each(kills)(
  `killed %i times while everything else is written (seed ${seed}), it keeps what it had confirmed, whole and once [kill-9-under-imports-visits]%s`,
  async (kills) => {
    const sampler = createSampler(seed + 1);
    const confirmed = new Map(Object.keys(others).map((kind) => [kind, new Set<string>()]));
    const fewest = () => Math.min(...[...confirmed.values()].map(({ size }) => size));
    let tokens: Tokens | undefined;
    let key: string | undefined;
    for (let kill = 0; kill < kills; kill += 1) {
      const { url: ready, child, ended } = start();
      const url = await ready;
      tokens ??= { agent: await signIn(url), admin: await signIn(url, 'admin') };
      const { agent } = tokens;
      const { key: answeredKey } = await call<{ key: string }>(url, '/draftKey', undefined, agent);
      key ??= answeredKey;
      expect(answeredKey).toBe(key);
      const work = Object.entries(others).map(async ([kind, write]) => {
        for (let index = 0; ; index += 1) {
          const written = await write(url, tokens as Tokens, `${kill}-${index}`).catch((error) => {
            if (/answered/.test(String(error))) throw error;
          });
          if (written === undefined) return;
          confirmed.get(kind)?.add(written);
        }
      });
      const target = fewest() + sampler.between(1, 6);
      while (fewest() < target) await Promise.race([pause(2), Promise.all(work)]);
      child.kill('SIGKILL');
      expect(await ended).toBeNull();
      await Promise.all(work);
    }

    const database = await openDatabase({ folder: data });
    const texts = async (sql: string) => (await database.execute(sql)).rows.map((row) => Object.values(row).join(' '));
    const stored = {
      importOrders: await texts(`SELECT remark FROM orders WHERE remark LIKE 'import %'`),
      visit: await texts('SELECT key FROM visitors WHERE key IS NOT NULL'),
      contact: await texts(`SELECT 'contact ' || street FROM contacts`),
      account: await texts(`SELECT username FROM accounts WHERE username LIKE 'c-%'`),
      session: await texts('SELECT token_hash FROM sessions WHERE rotated_at IS NULL'),
      passkey: await texts(`SELECT name, id FROM passkeys WHERE public_key <> ''`),
      money: await texts(`SELECT 'money ' || id FROM withdrawals WHERE state = 'refused' AND reason = 'chaos'`),
    };
    const checks = [
      await texts('PRAGMA integrity_check'),
      await texts('PRAGMA foreign_key_check'),
      // An import is stored completely or not at all; each order exists once, with its history.
      await texts(
        `SELECT substr(remark, 1, length(remark) - 2) AS name FROM orders WHERE remark LIKE 'import %' GROUP BY 1 HAVING count(*) <> 3`,
      ),
      await texts(
        `SELECT id FROM orders WHERE remark LIKE 'import %' AND 1 <> (SELECT count(*) FROM order_events WHERE order_id = orders.id)`,
      ),
      // A pending withdrawal covers exactly its own commissions.
      await texts(
        `SELECT id FROM withdrawals w WHERE state = 'requested' AND (cents, orders) IS NOT
       (SELECT sum(commission_cents), count(*) FROM promotion_orders WHERE withdrawal_id = w.id)`,
      ),
      await texts(
        `SELECT p.id FROM promotion_orders p JOIN withdrawals w ON w.id = withdrawal_id WHERE w.state = 'refused'`,
      ),
      // A session has one token that serves, and is known with its device.
      await texts('SELECT family FROM sessions GROUP BY family HAVING sum(rotated_at IS NULL) <> 1'),
      await texts('SELECT family FROM sessions WHERE family NOT IN (SELECT family FROM devices)'),
    ];
    await database.close();
    expect(checks).toEqual([['ok'], [], [], [], [], [], [], []]);
    for (const [kind, texts] of Object.entries(stored)) {
      const lost = [...(confirmed.get(kind) ?? [])].filter((text) => !texts.includes(text));
      expect([kind, lost]).toEqual([kind, []]);
    }
  },
);

const orderOf = (remark: string) => ({ ...orderRequest, remark });

test('a second server on a folder ends with a sentence and harms nothing; the folder is free when the first was killed [two-servers-on-one-data]', async () => {
  const first = start();
  const url = await first.url;
  const token = await signIn(url);
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another sandbox (process ${first.child.pid}) uses the folder ${data}. End it, or name another folder with --data.\n`,
  );
  const count = async (from: string) => (await call<{ total: number }>(from, '/order/getList', undefined, token)).total;
  const before = await count(url);
  for (let index = 0; index < 20; index += 1) await call(url, '/order/doEdit', orderOf(`kept ${index}`), token);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await count(await start().url)).toBe(before + 20);
});

test('a read-only folder is reported at start, not at the first login [read-only-folder-message]', async ({ skip }) => {
  skip(process.platform === 'win32', 'On Windows the mode of a folder does not prevent writing.');
  skip(!mayRead(unprivileged), 'The user that root becomes for this test cannot read the sources here.');
  const filled = start();
  await filled.url;
  filled.child.kill('SIGTERM');
  await filled.ended;
  await chmod(data, 0o555);
  const { ended, output } = start(unprivileged);
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^The database .*cannot be opened for writing .*Name a writable folder with --data\.\n$/);
});
