import type { Database as Connection } from '@sqlite.org/sqlite-wasm';
import { type Database, DatabaseError, type Result, type Row, type Statement } from '../../database';
import { migrate } from './migrate';

export interface WasmOptions {
  /** Address of `sqlite3.wasm`; the file beside SQLite's own script unless given. */
  address?: string;
  /** A database file that `toFile` wrote; an empty database unless given. */
  file?: Uint8Array | undefined;
}

/** A database in the memory of this thread, whose rows can be written into a file. */
export interface WasmDatabase extends Database {
  toFile(): Uint8Array<ArrayBuffer>;
}

/** Opens a database in SQLite's WebAssembly build, which runs in browsers and their workers, and brings its tables up to date. */
export async function openWasm({ address, file }: WasmOptions = {}): Promise<WasmDatabase> {
  // Only here, so that a server with a database of another kind does not load it.
  const { default: load } = await import('@sqlite.org/sqlite-wasm');
  // Failures throw errors; SQLite would repeat them on the console, and report its unused storage there.
  Object.assign(globalThis, { sqlite3ApiConfig: { warn: () => {} } });
  const { capi, oo1, wasm } = await load(address === undefined ? {} : { locateFile: () => address });
  const connection = new oo1.DB(':memory:');
  if (file) {
    const { SQLITE_DESERIALIZE_FREEONCLOSE: frees, SQLITE_DESERIALIZE_RESIZEABLE: grows } = capi;
    const bytes = wasm.allocFromTypedArray(file);
    connection.checkRc(
      capi.sqlite3_deserialize(connection, 'main', bytes, file.byteLength, file.byteLength, frees | grows),
    );
  }
  const guard = async <Answer>(work: () => Answer): Promise<Answer> => {
    try {
      return work();
    } catch (cause) {
      const { message, resultCode } = cause as { message: string; resultCode?: number };
      throw new DatabaseError(message, capi.sqlite3_js_rc_str(resultCode ?? -1) ?? 'UNKNOWN', { cause });
    }
  };
  const database = {
    execute: (statement: Statement) => guard(() => run(connection, statement)),
    batch: (statements: readonly Statement[], mode: 'read' | 'write') =>
      guard(() =>
        connection.transaction(mode === 'write' ? 'IMMEDIATE' : 'DEFERRED', () =>
          statements.map((statement) => run(connection, statement)),
        ),
      ),
    toFile: () => capi.sqlite3_js_db_export(connection),
    close: async () => connection.close(),
  };
  // SQLite leaves them unchecked; the other builds of it check them from the start.
  await database.execute('PRAGMA foreign_keys = ON');
  await migrate(database);
  return database;
}

function run(connection: Connection, statement: Statement): Result {
  const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement;
  const before = connection.changes(true);
  const rows = connection.exec({
    sql,
    ...(args.length > 0 && { bind: args }),
    rowMode: 'object',
    returnValue: 'resultRows',
  }) as unknown as Row[];
  // A statement that only reads leaves the count of the last write.
  return { rows, rowsAffected: connection.changes(true) > before ? connection.changes() : 0 };
}
