import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFile } from './open-file';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Long enough that closing happens during the query. */
const counting = `WITH RECURSIVE steps(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM steps WHERE n < 4000) SELECT n FROM steps`;

test('closing waits for running and queued reads', async () => {
  for (let round = 0; round < 6; round += 1) {
    const database = await openFile(folder);
    const reads = [database.batch([counting, counting], 'read'), database.batch([counting], 'read')];
    const write = database.batch([counting], 'write');
    await new Promise((resolve) => setTimeout(resolve, round));
    await database.close();
    for (const [results, count] of [
      [await reads[0], 2],
      [await reads[1], 1],
      [await write, 1],
    ] as const) {
      expect(results?.map(({ rows }) => rows.length)).toEqual(Array(count).fill(4000));
    }
    await expect(database.execute('SELECT 1')).rejects.toMatchObject({ code: 'CLOSED' });
  }
});
