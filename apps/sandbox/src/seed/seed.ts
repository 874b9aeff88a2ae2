import type { Client } from '@libsql/client';
import { seedAccounts } from './seed-accounts';

/** Fills a fresh database; one that has accounts is left as it is. */
export async function seed(database: Client, now: number, passwordCost: number): Promise<void> {
  const { rows } = await database.execute('SELECT 1 FROM accounts LIMIT 1');
  if (rows.length > 0) return;
  await seedAccounts(database, now, passwordCost);
}
