import type { Database, Statement } from '../database';
import { CallFailure } from '../http/call-failure';

/** What makes a write safe to send twice: the key that its caller gave it, and what was asked for. */
export interface IdempotencyKey {
  accountId: number;
  key: string;
  /** The request, so that the same key with another request is noticed. */
  request: string;
}

/** Where keys are kept with the records that they have written. */
const places = {
  orders: { table: 'idempotency', column: 'order_id' },
  money: { table: 'commission_keys', column: 'record_id' },
} as const;

const kept = 7 * 24 * 3600_000;

/** The record that a key has written before; throws `CallFailure` 400 where that was another request. */
export async function writtenBefore(
  database: Database,
  kind: keyof typeof places,
  key: IdempotencyKey | undefined,
): Promise<number | undefined> {
  if (!key) return undefined;
  const { table, column } = places[kind];
  const { rows } = await database.execute({
    sql: `SELECT ${column} AS record, request FROM ${table} WHERE account_id = ? AND key = ?`,
    args: [key.accountId, key.key],
  });
  const [written] = rows;
  if (written && String(written.request) !== key.request) throw new CallFailure(400, 'keyReused');
  return written && Number(written.record);
}

/** Statements that note a key beside its write with the `id` that another one selects, if any; a key that is there already undoes all of the write. */
export function noteWritten(
  kind: keyof typeof places,
  key: IdempotencyKey | undefined,
  written: string,
  now: number,
): Statement[] {
  if (!key) return [];
  const { table, column } = places[kind];
  return [
    {
      sql: `INSERT INTO ${table} (account_id, key, request, ${column}, at) SELECT ?, ?, ?, id, ? FROM (${written})`,
      args: [key.accountId, key.key, key.request, now],
    },
    { sql: `DELETE FROM ${table} WHERE at < ?`, args: [now - kept] },
  ];
}
