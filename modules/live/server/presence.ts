import { limits, type Present, present } from '@waybill/kit/contract';
import type { Database, Statement } from '@waybill/kit/server';
import { rowReader, sql } from '@waybill/kit/server';

const toPresent = rowReader(present);

/** Reads who has a record open. */
export async function findPresent(database: Database, record: number, now: number): Promise<Present[]> {
  const { rows } = await database.execute(sql`SELECT window, username, editing FROM presence
    WHERE record = ${record} AND until > ${now} ORDER BY username, window LIMIT ${limits.perRecord.people}`);
  return rows.map((row) => toPresent(row));
}

/** Drops the oldest windows of an account beyond the limits per record and in total, but never the calling one. */
export const dropOldest = (accountId: number, record: number, window: string): Statement => ({
  sql: `DELETE FROM presence WHERE (record, window) IN (
          SELECT record, window FROM (
            SELECT record, window, row_number() OVER (PARTITION BY record ORDER BY window = ?1 DESC, until DESC) AS on_record,
              row_number() OVER (ORDER BY (record, window) = (?2, ?1) DESC, until DESC) AS on_all FROM presence WHERE account_id = ?3
          ) WHERE on_record > ${limits.perRecord.presenceWindows} OR on_all > ${limits.perAccount.presenceWindows}
        )`,
  args: [window, record, accountId],
});
