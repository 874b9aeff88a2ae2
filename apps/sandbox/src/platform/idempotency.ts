import type { Database, Statement } from './database/database';

/** What makes a write safe to send twice: the key that its caller gave it, and what was asked for. */
export interface IdempotencyKey {
  accountId: number;
  key: string;
  /** The request, so that the same key with another request is noticed. */
  request: string;
}

const kept = 7 * 24 * 3600_000;

/** The order that a key has already written, and with what request. */
export async function findWritten(
  database: Database,
  { accountId, key }: IdempotencyKey,
): Promise<{ orderId: number; request: string } | undefined> {
  const { rows } = await database.execute({
    sql: 'SELECT order_id, request FROM idempotency WHERE account_id = ? AND key = ?',
    args: [accountId, key],
  });
  return rows[0] && { orderId: Number(rows[0].order_id), request: String(rows[0].request) };
}

/** Statements that note a key beside its write, if the statement before changed a row; a key that is there already undoes all of the write. */
export function noteWritten(key: IdempotencyKey | undefined, order: string, now: number): Statement[] {
  if (!key) return [];
  return [
    {
      sql: `INSERT INTO idempotency (account_id, key, request, order_id, at) SELECT ?, ?, ?, ${order}, ? WHERE changes() = 1`,
      args: [key.accountId, key.key, key.request, now],
    },
    { sql: 'DELETE FROM idempotency WHERE at < ?', args: [now - kept] },
  ];
}
