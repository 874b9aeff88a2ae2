import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@libsql/client/sqlite3';
import type { Database } from '@waybill/kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox';

// The file is that of commit 345f8a68 after some work of admin; most of its sample rows are deleted.

/** The day after the file was written. */
const now = () => Date.UTC(2026, 10, 29, 9);

let data: string;
let file: string;
let sandbox: TestSandbox | undefined;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'waybill-earlier-'));
  file = path.join(data, 'sandbox.db');
  const packed = await readFile(new URL('../../testing/before-modules.sqlite.gz', import.meta.url));
  await writeFile(file, gunzipSync(packed));
});
afterEach(async () => {
  await sandbox?.close();
  await rm(data, { recursive: true });
});

async function open(): Promise<TestSandbox> {
  sandbox = await startTestSandbox({ memory: false, data, now });
  return sandbox;
}

const schemaOf = async ({ execute }: Pick<Database, 'execute'>) =>
  (await execute(`SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name`)).rows;

test('a data folder of the build before the modules opens: accounts, orders, columns, views and the key of drafts are there [earlier-data-opens]', async () => {
  const client = createClient({ url: pathToFileURL(file).href });
  const { rows } = await client.execute(`SELECT value FROM facts WHERE name = 'draft key of account 1'`);
  client.close();
  const { call, signIn } = await open();
  const token = await signIn('admin');
  expect((await call('/draftKey', { token })).data).toEqual({ key: rows[0]?.value });
  const settings = (await call('/personal/listSettings?list=%2Forder%2ForderList', { token })).data;
  expect(settings).toMatchObject({
    views: [{ name: '贵的', query: expect.stringContaining('sort=fee&status=signed') }],
  });
  expect(JSON.parse(String(settings.columns))).toMatchObject({ hidden: ['consigneeName'], pinned: ['fee'] });
  expect((await call('/order/getList', { token })).data.total).toBe(24);
  expect((await call('/order/getList?keyword=TY2026112800240', { token })).data).toMatchObject({
    total: 1,
    list: [{ status: 'pending', version: 1 }],
  });
  expect((await call('/promotion/commissions', { token })).data.total).toMatchObject({ orders: 8 });
  for (const username of ['editor', 'test', 'agent']) expect(await signIn(username)).toMatch(/./);
});

test('its tables, indexes and triggers are those of a new data folder [earlier-data-opens]', async () => {
  const [{ database }, fresh] = [await open(), await startTestSandbox()];
  expect(await schemaOf(database)).toEqual(await schemaOf(fresh.database));
  await fresh.close();
});

test('writes go on in it: an order moves on once for each key [earlier-data-opens]', async () => {
  const { call, signIn } = await open();
  const token = await signIn('admin');
  const { list } = (await call<{ list: { id: number }[] }>('/order/getList?status=pending', { token })).data;
  const headers = { 'idempotency-key': 'a'.repeat(32), 'if-match': '"1"' };
  const accept = () => call('/order/doStep', { token, headers, body: { id: list[0]?.id, step: 'accept' } });
  const first = await accept();
  expect(first).toMatchObject({ code: 200, data: { status: 'accepted' } });
  expect(await accept()).toEqual(first);
  expect((await call('/order/getList?status=accepted', { token })).data.total).toBe(4);
});
