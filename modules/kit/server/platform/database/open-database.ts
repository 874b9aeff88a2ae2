import { createClient } from '@libsql/client/sqlite3';
import { type Database, DatabaseError } from '../../database';
import { cannotOpen } from './cannot-open';
import { mergeInSteps } from './merge-in-steps';
import { migrate } from './migrate';
import { openFile } from './open-file';
import { openServer } from './open-server';
import { toDatabase } from './to-database';

/** Where the rows live: in memory, gone at close, in `sandbox.db` of a folder that is created when missing, or on a libSQL server. */
export type DatabasePlace = { memory: true } | { folder: string } | { server: string; token?: string | undefined };

/** Opens the database and brings its tables up to date; throws when it cannot be written or is newer than this program. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = await openPlace(place);
  try {
    await migrate(database);
    return mergeInSteps(database);
  } catch (error) {
    await database.close();
    throw error instanceof DatabaseError ? cannotOpen('The database', error) : error;
  }
}

async function openPlace(place: DatabasePlace): Promise<Database> {
  if ('memory' in place) return toDatabase(createClient({ url: ':memory:' }));
  return 'server' in place ? openServer(place.server, place.token) : openFile(place.folder);
}
