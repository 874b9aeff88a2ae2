import type { Database, Statement } from '../../platform/database/database';
import type { IdempotencyKey } from '../../platform/idempotency';

const kept = 7 * 24 * 3600_000;

/** The record that a key has already written, and with what request. */
export async function findDone(
  database: Database,
  { accountId, key }: IdempotencyKey,
): Promise<{ recordId: number; request: string } | undefined> {
  const { rows } = await database.execute({
    sql: 'SELECT record_id, request FROM commission_keys WHERE account_id = ? AND key = ?',
    args: [accountId, key],
  });
  return rows[0] && { recordId: Number(rows[0].record_id), request: String(rows[0].request) };
}

/** Statements that note a key beside its write, where that was done; a key that is there already undoes all of the write. */
export function noteDone(key: IdempotencyKey | undefined, record: Statement, now: number): Statement[] {
  if (!key) return [];
  const { sql, args } = typeof record === 'string' ? { sql: record, args: [] } : record;
  return [
    {
      sql: `INSERT INTO commission_keys (account_id, key, request, record_id, at) SELECT ?, ?, ?, id, ? FROM (${sql})`,
      args: [key.accountId, key.key, key.request, now, ...args],
    },
    { sql: 'DELETE FROM commission_keys WHERE at < ?', args: [now - kept] },
  ];
}
