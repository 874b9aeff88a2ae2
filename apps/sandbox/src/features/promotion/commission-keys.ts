import { CallFailure } from '../../http/call-failure';
import type { Database, Statement } from '../../platform/database/database';
import type { IdempotencyKey } from '../../platform/idempotency';
import { KeyTaken } from '../orders/orders';

const kept = 7 * 24 * 3600_000;

/** The record that a key has already written, and with what request. */
async function findDone(
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

/** The record that a key has written before; throws `CallFailure` 400 where that was another request. */
export async function doneBefore(database: Database, key: IdempotencyKey | undefined): Promise<number | undefined> {
  const done = key && (await findDone(database, key));
  if (done && done.request !== key?.request) throw new CallFailure(400, 'keyReused');
  return done?.recordId;
}

/** Runs a write that says whether it was done; one that was done before with the same key is done. */
export async function once(
  database: Database,
  key: IdempotencyKey | undefined,
  write: () => Promise<boolean>,
): Promise<boolean> {
  if ((await doneBefore(database, key)) !== undefined) return true;
  try {
    return (await write()) || (await doneBefore(database, key)) !== undefined;
  } catch (error) {
    if (error instanceof KeyTaken && (await doneBefore(database, key)) !== undefined) return true;
    throw error;
  }
}
