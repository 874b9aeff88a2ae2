import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import type { Database } from '@waybill/kit/server';
import { demoAccounts, mergeInSteps, openDatabase, toDatabase } from '@waybill/kit/server';
import { seed } from '../src/app/seed/seed';

/** The fixed time of the tests: 2025-02-06, 9:00 UTC. */
export const testTime = Date.UTC(2025, 1, 6, 9);

let filled: Promise<Uint8Array> | undefined;

/**
 * Opens a database with the first rows at `testTime`. It copies a database that each process fills once: filling takes
 * twenty times as long.
 */
export async function openFilledDatabase(): Promise<Database> {
  filled ??= fill();
  const bytes = await filled;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-filled-'));
  const file = path.join(folder, 'sandbox.db');
  await writeFile(file, bytes);
  const database = mergeInSteps(toDatabase(createClient({ url: pathToFileURL(file).href })));
  // Nothing is kept, so that nothing has to reach the disk.
  for (const setting of ['synchronous = OFF', 'journal_mode = MEMORY']) await database.execute(`PRAGMA ${setting}`);
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fill(): Promise<Uint8Array> {
  const database = await openDatabase({ memory: true });
  await seed(database, { now: () => testTime, passwordCost: 4, demoAccounts });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-filled-'));
  const file = path.join(folder, 'sandbox.db');
  await database.execute({ sql: 'VACUUM INTO ?', args: [file] });
  await database.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}
