import { type Database, DatabaseError } from '../../database';
import { toDatabase } from './to-database';

const protocols = ['libsql:', 'http:', 'https:', 'ws:', 'wss:'];

/** Opens the database of a libSQL server; throws a sentence that names the address, never the token. */
export async function openServer(address: string, token?: string): Promise<Database> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !protocols.includes(url.protocol)) {
    throw new Error(`--database is not the address of a libSQL server; it begins with ${protocols.join('//, ')}//.`);
  }
  // Imported here only, since it loads the network client.
  const { createClient } = await import('@libsql/client');
  const database = toDatabase(createClient({ url: address, ...(token === undefined ? {} : { authToken: token }) }));
  try {
    await database.execute('SELECT 1');
    return database;
  } catch (cause) {
    await database.close();
    const reason = cause instanceof DatabaseError ? cause.message : String(cause);
    throw new Error(
      `The database server ${url.host} cannot be used (${reason}). See that it runs, that DATABASE_TOKEN is its token, or name another one with --database.`,
      { cause },
    );
  }
}
