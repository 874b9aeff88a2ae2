import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client/sqlite3';
import { cannotOpen } from './cannot-open';

/**
 * Locks a folder for this process until the returned function is called or the process ends. Uses SQLite's lock on an empty file
 * beside the database. Throws a sentence with the folder and the holding process.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holder = path.join(folder, 'sandbox.pid');
  let client: Client | undefined;
  try {
    client = createClient({ url: pathToFileURL(path.join(folder, 'sandbox.lock')).href });
    const held = client;
    const lock = await held.transaction('write');
    await writeFile(holder, String(process.pid));
    return async () => {
      await rm(holder, { force: true });
      lock.close();
      held.close();
    };
  } catch (cause) {
    client?.close();
    if (!isBusy(cause)) throw cannotOpen(`The database of ${folder}`, cause);
    const who = await readFile(holder, 'utf8').then(
      (pid) => ` (process ${pid})`,
      () => '',
    );
    throw new Error(`Another sandbox${who} uses the folder ${folder}. End it, or name another folder with --data.`, {
      cause,
    });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}
