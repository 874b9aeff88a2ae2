import { type Database, DatabaseError, type Result, type Statement } from '../database';
import { CallFailure } from '../http/call-failure';
import { raw, sql } from '../sql';

/** The client's key and the request, which make a write safe to send twice. */
export interface IdempotencyKey {
  accountId: number;
  key: string;
  /** The request, so that the same key with another request is noticed. */
  request: string;
}

/** Tables that store keys with the records they have written. */
const places = {
  orders: { table: 'idempotency', column: 'order_id' },
  money: { table: 'commission_keys', column: 'record_id' },
} as const;

/** The name of a table of keys. */
export type KeyPlace = keyof typeof places;

const keyLifetime = 7 * 24 * 3600_000;

/** Thrown by a write whose record has changed; nothing was written. */
export class Conflict extends Error {
  override readonly name: string = 'Conflict';
}

/** Thrown by a write whose idempotency key was used before; nothing was written. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** Returns the record that a key has written before; throws `CallFailure` 400 if the request was another one. */
export async function writtenBefore(
  database: Database,
  place: KeyPlace,
  key: IdempotencyKey | undefined,
): Promise<number | undefined> {
  if (!key) return undefined;
  const { table, column } = places[place];
  const { rows } = await database.execute(sql`SELECT ${raw(column)} AS record, request
    FROM ${raw(table)} WHERE account_id = ${key.accountId} AND key = ${key.key}`);
  const [written] = rows;
  if (written && String(written.request) !== key.request) throw new CallFailure(400, 'keyReused');
  return written && Number(written.record);
}

/** Runs a write once for a key. Returns the id of the record that it writes, or that the same request has written before or meanwhile. */
export async function once(
  database: Database,
  place: KeyPlace,
  key: IdempotencyKey | undefined,
  write: () => Promise<number>,
): Promise<number> {
  const findWritten = () => writtenBefore(database, place, key);
  try {
    return (await findWritten()) ?? (await write());
  } catch (error) {
    const written = error instanceof KeyTaken || error instanceof Conflict ? await findWritten() : undefined;
    if (written === undefined) throw error;
    return written;
  }
}

/** Runs the statements of a write; throws `KeyTaken` if its idempotency key exists. */
export async function writeOnce(database: Database, statements: readonly Statement[]): Promise<readonly Result[]> {
  try {
    return await database.batch(statements, 'write');
  } catch (error) {
    if (error instanceof DatabaseError && error.code.startsWith('SQLITE_CONSTRAINT'))
      throw new KeyTaken(error.message, { cause: error });
    throw error;
  }
}

/** Statements that note a key beside its write with the `id` that another one selects, if any; a key that is there already undoes all of the write. */
export function noteWritten(
  place: KeyPlace,
  key: IdempotencyKey | undefined,
  written: string,
  now: number,
): Statement[] {
  if (!key) return [];
  const { table, column } = places[place];
  const { accountId, request } = key;
  return [
    sql`INSERT INTO ${raw(table)} (account_id, key, request, ${raw(column)}, at)
      SELECT ${accountId}, ${key.key}, ${request}, id, ${now} FROM (${raw(written)})`,
    sql`DELETE FROM ${raw(table)} WHERE at < ${now - keyLifetime}`,
  ];
}
