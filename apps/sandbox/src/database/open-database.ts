import { createClient } from '@libsql/client/sqlite3';
import { cannotOpen } from './cannot-open';
import { type Database, DatabaseError } from './database';
import { migrations } from './migrations';
import { openFile } from './open-file';
import { toDatabase } from './to-database';

/** Where the rows live: in memory, gone at close, or in `sandbox.db` of a folder that is created when missing. */
export type DatabasePlace = { memory: true } | { folder: string };

/** Opens the database and brings its tables up to date; throws when the folder cannot be written or the file is newer than this program. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = 'memory' in place ? toDatabase(createClient({ url: ':memory:' })) : await openFile(place.folder);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error instanceof DatabaseError ? cannotOpen('The database', error) : error;
  }
  return database;
}

async function migrate(database: Database): Promise<void> {
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
