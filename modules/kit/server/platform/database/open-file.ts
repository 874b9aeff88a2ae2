import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database, Result } from '../../database';
import { cannotOpen } from './cannot-open';
import { lockFolder } from './lock-folder';
import { startFileWorker } from './start-file-worker';

/** Milliseconds a statement waits for a program that looks into the file beside us. */
const busyTimeout = 5000;
/** Bytes of the file that lists read without copying; SQLite's own limit. */
const mapped = 2 ** 31 - 2 ** 16;

/** Opens or makes `sandbox.db` of a folder in two threads, one for lists so that they block nothing else. Throws a sentence with the file and the reason. */
export async function openFile(folder: string): Promise<Database> {
  const file = path.resolve(folder, 'sandbox.db');
  await mkdir(path.dirname(file), { recursive: true }).catch((cause) => {
    throw cannotOpen(`The database ${file}`, cause);
  });
  const unlock = await lockFolder(path.dirname(file));
  const url = pathToFileURL(file).href;
  const [writer, reader] = [startFileWorker(url, busyTimeout), startFileWorker(url, busyTimeout)];
  const letGo = async () => {
    await Promise.all([writer.end(), reader.end()]);
    await unlock();
  };
  try {
    await writer.run(['PRAGMA journal_mode = WAL']);
    // Fails if the file is readable but not writable.
    await writer.run(['SELECT 1'], 'write');
    // Mapped, since writes of the other thread invalidate a cache of this one.
    await reader.run([`PRAGMA mmap_size = ${mapped}`, 'PRAGMA query_only = ON']);
  } catch (cause) {
    await letGo();
    throw cannotOpen(`The database ${file}`, cause);
  }
  return {
    execute: async (statement) => only(await writer.run([statement])),
    batch: (statements, mode) => (mode === 'read' ? reader : writer).run(statements, mode),
    async close() {
      await reader.end();
      // A copy of the one file is then a copy of everything.
      await writer.run(['PRAGMA wal_checkpoint(TRUNCATE)']).catch(() => undefined);
      await letGo();
    },
  };
}

function only([result]: readonly Result[]): Result {
  return result ?? { rows: [], rowsAffected: 0 };
}
