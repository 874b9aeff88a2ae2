import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
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
  sessions = createSessionStore({ database, tokenLife: 60, refreshWindow: 3600, now: () => time });
});
afterEach(() => database.close());

test('the database never holds a token', async () => {
  const token = await sessions.issue(1);
  const { rows } = await database.execute('SELECT * FROM sessions');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await sessions.inspect(token)).toMatchObject({ state: 'live', accountId: 1 });
});

test('a token expires at the end of its life and is unknown after the refresh window', async () => {
  const token = await sessions.issue(1);
  time += 60_000;
  expect((await sessions.inspect(token)).state).toBe('expired');
  time += 3_600_000;
  expect((await sessions.inspect(token)).state).toBe('unknown');
  expect(await sessions.rotate(token)).toBeUndefined();
});

test('of a hundred refreshes at once exactly one succeeds', async () => {
  const token = await sessions.issue(1);
  const answers = await Promise.all(Array.from({ length: 100 }, () => sessions.rotate(token)));
  const tokens = answers.filter((answer) => answer !== undefined);
  expect(tokens).toHaveLength(1);
  expect((await sessions.inspect(tokens[0] ?? '')).state).toBe('live');
  expect((await sessions.inspect(token)).state).toBe('rotated');
});

test('ending a session ends every token of it and no other session', async () => {
  const [first, other] = [await sessions.issue(1), await sessions.issue(1)];
  const second = (await sessions.rotate(first)) ?? '';
  await sessions.end(first);
  expect((await sessions.inspect(second)).state).toBe('unknown');
  expect((await sessions.inspect(other)).state).toBe('live');
});

test('tokens past their window are swept when a new one is issued', async () => {
  await sessions.issue(1);
  time += 3_700_000;
  await sessions.issue(1);
  const { rows } = await database.execute('SELECT count(*) AS count FROM sessions');
  expect(Number(rows[0]?.count)).toBe(1);
});
