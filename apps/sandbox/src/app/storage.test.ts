import { copyFile, mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox';

let data: string;
const running: TestSandbox[] = [];
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'waybill-data-'));
});
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
  await rm(data, { recursive: true });
});

async function start(folder = data): Promise<TestSandbox> {
  const sandbox = await startTestSandbox({ memory: false, data: folder });
  running.push(sandbox);
  return sandbox;
}

const file = () => path.join(data, 'sandbox.db');
const article = { title: '新行', author: '王芳', description: 'x'.repeat(2000) };

test('a second server on the same folder is refused with a sentence that names the first; afterwards it may have it', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `Another sandbox (process ${process.pid}) uses the folder ${data}. End it, or name another folder with --data.`,
  );
  await first.close();
  const second = await start();
  expect(await second.signIn('admin')).toMatch(/./);
});

test('after a normal stop the one file holds everything: a copy of it alone is whole [copied-file-is-whole-after-normal]', async () => {
  const sandbox = await start();
  const token = await sandbox.signIn('admin');
  for (let index = 0; index < 20; index += 1) await sandbox.call('/table/doEdit', { token, body: article });
  await sandbox.close();
  expect((await stat(`${file()}-wal`).catch(() => undefined))?.size ?? 0).toBe(0);
  const copy = path.join(data, 'copy');
  await mkdir(copy);
  await copyFile(file(), path.join(copy, 'sandbox.db'));
  const copied = await start(copy);
  expect((await copied.call('/table/getList', { token })).data.total).toBe(148);
  expect((await copied.database.execute('PRAGMA integrity_check')).rows).toEqual([{ integrity_check: 'ok' }]);
});

test('a full disk is reported, reads work, and writes work again once there is space [server-on-full-disk]', async () => {
  const sandbox = await start();
  const token = await sandbox.signIn('admin');
  const { rows } = await sandbox.database.execute('PRAGMA page_count');
  await sandbox.database.execute(`PRAGMA max_page_count = ${rows[0]?.page_count}`);
  const answers: Awaited<ReturnType<TestSandbox['call']>>[] = [];
  // Pages that the search index frees are available again.
  while (answers.length < 500 && answers.at(-1)?.code !== 500)
    answers.push(await sandbox.call('/table/doEdit', { token, body: article }));
  expect(answers.at(-1)).toEqual({ code: 500, message: '服务器磁盘已满，本次修改没有保存', data: null });
  expect(sandbox.lines.at(-1)).toMatch(/^POST \/table\/doEdit failed: .*full$/);
  const saved = answers.filter(({ code }) => code === 200).length;
  expect((await sandbox.call('/table/getList', { token })).data.total).toBe(128 + saved);
  await sandbox.database.execute('PRAGMA max_page_count = 100000');
  expect((await sandbox.call('/table/doEdit', { token, body: article })).code).toBe(200);
});

test('read-only data is reported by the first write, and reads work', async () => {
  const sandbox = await start();
  const token = await sandbox.signIn('admin');
  await sandbox.database.execute('PRAGMA query_only = ON');
  const headers = { 'accept-language': 'en' };
  expect(await sandbox.call('/table/doEdit', { token, body: article, headers })).toMatchObject({
    code: 500,
    message: 'The data of the server can only be read. This change was not saved',
  });
  expect((await sandbox.call('/table/getList', { token })).code).toBe(200);
});

test('calls that need damaged pages report them, other calls work [damaged-pages]', async () => {
  const first = await start();
  const token = await first.signIn('admin');
  const { rows } = await first.database.execute(`SELECT rootpage FROM sqlite_schema WHERE name = 'articles'`);
  await first.close();
  const damaged = await open(file(), 'r+');
  await damaged.write(Buffer.alloc(4096, 0x5a), 0, 4096, (Number(rows[0]?.rootpage) - 1) * 4096);
  await damaged.close();
  const second = await start();
  expect(await second.call('/table/getList', { token })).toEqual({
    code: 500,
    message: '服务器的数据已损坏，请联系管理员',
    data: null,
  });
  expect((await second.call('/userInfo', { token })).code).toBe(200);
});

test('a file that is no database is named at start, with the way out', async () => {
  await writeFile(file(), 'no database at all, but long enough to be read as one'.repeat(100));
  await expect(start()).rejects.toThrow(/The database .*sandbox\.db is damaged .*move it away to begin anew/);
});
