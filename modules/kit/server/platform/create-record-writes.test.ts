import type { RecordRules } from '@waybill/auth-core/records';
import { createSubject, decideRecord } from '@waybill/auth-core/records';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database';
import { CallFailure } from '../http/call-failure';
import type { SandboxEnv } from '../http/sandbox-env';
import { sql } from '../sql';
import { createRecordWrites, type WriteRequest } from './create-record-writes';
import { openDatabase } from './database/open-database';
import { Conflict, noteWritten, writeOnce } from './idempotency';

interface Note {
  id: number;
  version: number;
  owner: number;
  state: string;
}

const rules: RecordRules = [{ where: { owner: 1 }, when: { state: ['open'] } }];

let database: Database;
let notes: Map<number, Note>;
let writes: number[];
beforeEach(async () => {
  database = await openDatabase({ memory: true });
  await database.execute(`INSERT INTO accounts (id, username, phone, password_hash, avatar, roles, permissions, created_at)
    VALUES (1, 'ann', '1', '', '', '[]', '[]', 0)`);
  const note = (id: number, change: Partial<Note> = {}) =>
    [id, { id, version: 2, owner: 1, state: 'open', ...change }] as const;
  notes = new Map([note(1), note(2, { owner: 2 }), note(3, { state: 'closed' }), note(4)]);
  writes = [];
});
afterEach(() => database.close());

const records = () =>
  createRecordWrites({
    database,
    keys: 'money',
    find: async (id, _: number) => notes.get(id),
    show: (note) => note,
    decide: (given, _, note) => decideRecord(given, createSubject({}), { owner: note.owner, state: note.state }),
    state: 'state',
    refuse: () => new CallFailure(403, 'mayNot', { values: { why: 'not yours' } }),
    conflict: async (_, readPresent) =>
      new CallFailure(409, 'changedMeanwhile', { data: { present: await readPresent() } }),
  });

/** Runs a write in a call with an `If-Match` and returns its result, or the code of its refusal. */
async function inCall<Result>(ifMatch: string | undefined, run: (request: WriteRequest) => Promise<Result>) {
  let result: Result | number | undefined;
  const app = new Hono<SandboxEnv>().post('/', async (c) => {
    result = await run({ c, now: 5, terms: () => ({ key }) }).catch((error: CallFailure) => error.code);
    return c.text('');
  });
  await app.request('/', { method: 'POST', headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } });
  return result;
}

let key: { accountId: number; key: string; request: string } | undefined;
beforeEach(() => {
  key = undefined;
});

async function change(note: Note, given = key): Promise<void> {
  if (note.state !== 'open') throw new Conflict();
  await writeOnce(database, noteWritten('money', given, `SELECT ${note.id} AS id`, 5));
  writes.push(note.id);
}

const one = (id: number, ifMatch?: string) =>
  inCall(ifMatch, (request) => records().writeOne(request, { id, by: 1, rules }, (note) => change(note)));

test('a write is refused for the first of: missing, no right, unknown version, key of another request, conflict', async () => {
  key = { accountId: 1, key: 'k', request: 'first' };
  expect(await one(1)).toMatchObject({ id: 1 });
  key = { ...key, request: 'second' };
  expect(await one(9, '"99"')).toBe(404);
  expect(await one(2, '"99"')).toBe(403);
  expect(await one(3, '"99"')).toBe(412);
  expect(await one(3, '"1"')).toBe(400);
  key = undefined;
  expect(await one(3, '"1"')).toBe(409);
  expect(writes).toEqual([1]);
});

test('the same key writes once', async () => {
  key = { accountId: 1, key: 'k', request: 'first' };
  expect(await one(1)).toMatchObject({ id: 1 });
  expect(await one(1)).toMatchObject({ id: 1 });
  expect(writes).toEqual([1]);
});

test('a conflict with the same request that came in between is no refusal', async () => {
  key = { accountId: 1, key: 'k', request: 'first' };
  const result = await inCall(undefined, (request) =>
    records().writeOne(request, { id: 1, by: 1, rules }, async (note) => {
      await database.batch(noteWritten('money', key, `SELECT ${note.id} AS id`, 5), 'write');
      throw new Conflict();
    }),
  );
  expect(result).toMatchObject({ id: 1 });
});

const each = (ids: number[]) =>
  inCall(undefined, (request) =>
    records().writeEach(request, { ids, by: 1, rules }, (note, write) => change(note, write.key)),
  );

test('several records are written one by one; refused ones have a reason, and a missing one stops all', async () => {
  expect(await each([4, 2, 3, 1, 4])).toMatchObject({
    written: [4, 1],
    refused: [
      { id: 2, reason: 'not yours' },
      { id: 3, reason: '这条记录已被他人修改，本次没有保存' },
    ],
  });
  expect(await each([1, 9])).toBe(404);
  expect(writes).toEqual([4, 1]);
});

test('each of several records has its own key', async () => {
  key = { accountId: 1, key: 'k', request: 'first' };
  await each([1, 4]);
  await each([1, 4]);
  expect(writes).toEqual([1, 4]);
  expect((await database.execute(sql`SELECT count(*) AS n FROM commission_keys`)).rows).toEqual([{ n: 2 }]);
});
