import type { Client, ResultSet } from '@libsql/client';
import { type Database, DatabaseError, type Result, type Row, type Statement } from '../../database';

/** A database over a libSQL client of this thread. */
export function toDatabase(client: Client): Database {
  return {
    execute: async (statement) => toResult(await guard(client.execute(toInput(statement)))),
    batch: async (statements, mode) => (await guard(client.batch(statements.map(toInput), mode))).map(toResult),
    close: async () => client.close(),
  };
}

function toInput(statement: Statement) {
  return typeof statement === 'string' ? statement : { sql: statement.sql, args: [...statement.args] };
}

function toResult({ rows, rowsAffected }: ResultSet): Result {
  return { rows: rows as readonly object[] as readonly Row[], rowsAffected };
}

async function guard<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    const { message, code } = cause as { message: string; code?: unknown };
    throw new DatabaseError(message, typeof code === 'string' ? code : 'UNKNOWN', { cause });
  }
}
