import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { migrations } from './migrations';

/** Where the rows live: in memory, gone at close, or in `sandbox.db` of a folder that is created when missing. */
export type DatabasePlace = { memory: true } | { folder: string };

/** Opens the database and brings its tables up to date; throws when the folder cannot be written or the file is newer than this program. */
export async function openDatabase(place: DatabasePlace): Promise<Client> {
  const database = 'memory' in place ? createClient({ url: ':memory:' }) : await openFile(place.folder);
  try {
    await migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

async function openFile(folder: string): Promise<Client> {
  const file = path.resolve(folder, 'sandbox.db');
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const database = createClient({ url: pathToFileURL(file).href });
    await database.execute('PRAGMA journal_mode = WAL');
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database ${file} cannot be opened (${reason}). Name a writable folder with --data.`, {
      cause,
    });
  }
}

async function migrate(database: Client): Promise<void> {
  const version = Number((await database.execute('PRAGMA user_version')).rows[0]?.user_version ?? 0);
  if (version > migrations.length) {
    throw new Error(
      `The database is at version ${version}, this program knows ${migrations.length}. Name another folder with --data.`,
    );
  }
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    await database.batch([...statements, `PRAGMA user_version = ${index + 1}`], 'write');
  }
}
