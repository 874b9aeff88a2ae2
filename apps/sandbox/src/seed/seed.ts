import type { Client } from '@libsql/client';
import { createSampler } from './sampler';
import { seedAccounts } from './seed-accounts';
import { articleStatements } from './seed-articles';
import { noticeStatements } from './seed-notices';
import { orderStatements } from './seed-orders';
import { promotionStatements } from './seed-promotion';

const tables = [
  'promotion_orders',
  'promoted_users',
  'order_events',
  'orders',
  'articles',
  'notices',
  'visitors',
  'sessions',
  'accounts',
];

/** Fills a fresh database; one that has accounts is left as it is. */
export async function seed(database: Client, now: number, passwordCost: number): Promise<void> {
  const { rows } = await database.execute('SELECT 1 FROM accounts LIMIT 1');
  if (rows.length === 0) await reseed(database, now, passwordCost);
}

/** Empties every table and fills it with the first rows again; all sessions end. */
export async function reseed(database: Client, now: number, passwordCost: number): Promise<void> {
  const sampler = createSampler(20250206);
  await database.batch(
    [
      ...tables.map((table) => `DELETE FROM ${table}`),
      ...noticeStatements(),
      ...articleStatements(sampler, now),
      ...orderStatements(sampler, now),
      ...promotionStatements(sampler, now),
    ],
    'write',
  );
  // Last, because their presence is what marks the database as filled.
  await seedAccounts(database, now, passwordCost);
}
