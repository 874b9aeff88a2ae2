import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/open-database';
import { createSessionStore, type SessionStore } from './session-store';

let database: Awaited<ReturnType<typeof openDatabase>>;
let sessions: SessionStore;
let time: number;

beforeEach(async () => {
  time = 1_000_000;
  database = await openDatabase({ memory: true });
  await database.execute(
    `INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at)
     VALUES ('a', '1', '', '', '[]', '[]', 0)`,
  );
  sessions = createStore();
});
afterEach(() => database.close());

const createStore = () =>
  createSessionStore({ database, tokenLife: 60, refreshWindow: 3600, sessionLife: 86_400, now: () => time });

const issue = async (proof = {}) => (await sessions.issue(1, undefined, proof)) ?? '';

test('the database never holds a token', async () => {
  const used = await issue();
  const token = (await sessions.rotate(used)) ?? '';
  const { rows } = await database.execute('SELECT * FROM sessions');
  for (const secret of [used, token]) expect(JSON.stringify(rows)).not.toContain(secret);
  expect(await sessions.inspect(token)).toMatchObject({ state: 'live', accountId: 1 });
});

test('a token expires at the end of its life and is unknown after the refresh window', async () => {
  const token = await issue();
  time += 60_000;
  expect((await sessions.inspect(token)).state).toBe('expired');
  time += 3_600_000;
  expect((await sessions.inspect(token)).state).toBe('unknown');
  expect(await sessions.rotate(token)).toBeUndefined();
});

test('a hundred simultaneous refreshes get the same new token', async () => {
  const token = await issue();
  const successors = await Promise.all(Array.from({ length: 100 }, () => sessions.rotate(token)));
  expect(new Set(successors).size).toBe(1);
  expect((await sessions.inspect(successors[0] ?? '')).state).toBe('live');
  expect((await sessions.inspect(token)).state).toBe('rotated');
});

test('a rotated token gets its successor again for half a minute, also from a restarted server [lost-refresh-response-is-recovered]', async () => {
  const token = await issue();
  const successor = await sessions.rotate(token);
  time += 29_000;
  expect(await createStore().rotate(token)).toBe(successor);
});

test('a token that is replayed after that half minute ends its whole family, and no other', async () => {
  const [token, other] = [await issue(), await issue()];
  const second = (await sessions.rotate(token)) ?? '';
  const third = (await sessions.rotate(second)) ?? '';
  time += 30_000;
  expect(await sessions.rotate(token)).toBeUndefined();
  for (const ended of [token, second, third]) expect((await sessions.inspect(ended)).state).toBe('unknown');
  expect((await sessions.inspect(other)).state).toBe('live');
});

test('a family ends with its absolute life, however often it was refreshed [session-has-absolute-lifetime]', async () => {
  const begun = time;
  let token: string | undefined = await issue();
  for (let times = 0; token !== undefined && times < 100; times += 1) {
    time += 3_000_000;
    const next: string | undefined = await sessions.rotate(token);
    if (next === undefined) expect((await sessions.inspect(token)).state).toBe('unknown');
    token = next;
  }
  expect(time - begun).toBeGreaterThanOrEqual(86_400_000);
  expect(time - begun).toBeLessThan(86_400_000 + 3_000_000);
});

test('ending a session ends every token of it and no other session', async () => {
  const [first, other] = [await issue(), await issue()];
  const second = (await sessions.rotate(first)) ?? '';
  await sessions.end(first);
  expect((await sessions.inspect(second)).state).toBe('unknown');
  expect((await sessions.inspect(other)).state).toBe('live');
});

test('tokens past their window are swept when a new one is issued', async () => {
  await issue();
  time += 3_700_000;
  await issue();
  const { rows } = await database.execute('SELECT count(*) AS count FROM sessions');
  expect(Number(rows[0]?.count)).toBe(1);
});

test('a session opens only while the account still has the proof and is not disabled', async () => {
  await database.execute(`UPDATE accounts SET password_hash = 'now', phone = '2'`);
  const proofs = [{ passwordHash: 'now' }, { phone: '2' }, { passwordHash: 'now', phone: '2' }, {}];
  for (const proof of proofs) expect((await sessions.inspect(await issue(proof))).state).toBe('live');
  const gone = [{ passwordHash: 'before' }, { phone: '1' }, { passwordHash: 'now', phone: '1' }, { passkey: 'none' }];
  for (const proof of gone) expect(await issue(proof)).toBe('');
  await database.execute('UPDATE accounts SET disabled = 1');
  for (const proof of proofs) expect(await issue(proof)).toBe('');
  const { rows } = await database.execute('SELECT count(*) AS count FROM devices');
  expect(Number(rows[0]?.count)).toBe(proofs.length);
});
