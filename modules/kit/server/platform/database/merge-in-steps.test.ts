import { placeOrder, requestAt, viewerOf } from '@waybill/orders/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seed } from '../../../../../apps/sandbox/src/app/seed/seed';
import type { Database } from '../../database';
import { createSampler } from '../../samples/sampler';
import { demoAccounts } from '../../session/demo-accounts';
import { openDatabase } from './open-database';

const now = Date.UTC(2025, 1, 6, 9);
const agent = viewerOf({
  id: 4,
  username: 'agent',
  admin: false,
  roles: [],
  permissions: ['read:order', 'write:order'],
});
/** Limit of row changes, including rows of the full-text index; placing one order makes about twenty. */
const few = 100;

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ memory: true });
  await seed(database, { now: () => now, passwordCost: 4, demoAccounts });
});
afterEach(() => database.close());

/** The database, noting how many changes each write made by itself. */
function counted(took: number[]): Database {
  const changes = 'SELECT total_changes() AS n';
  return {
    ...database,
    async batch(statements, mode) {
      const results = await database.batch([changes, ...statements, changes], mode);
      took.push(Number(results.at(-1)?.rows[0]?.n) - Number(results[0]?.rows[0]?.n));
      return results.slice(1, -1);
    },
  };
}

const pieces = async () =>
  Number((await database.execute('SELECT count(DISTINCT segid) AS n FROM order_search_idx')).rows[0]?.n);

/** Rewrites the whole index as one segment, as a migration or a complete import does. */
async function fillAtOnce(copies: number) {
  await database.batch(
    [
      `DELETE FROM order_search`,
      `INSERT INTO order_search (order_search, rank) VALUES ('hashsize', 268435456)`,
      `WITH RECURSIVE copy(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM copy WHERE n < ${copies})
       INSERT INTO order_search (rowid, text)
       SELECT n * 10000 + id, hex(order_no || n) || ' ' || hex(consignor_name || id) || ' ' || hex(consignor_phone || n || id) || ' s' || hex(status)
       FROM copy, orders`,
    ],
    'write',
  );
}

test('placing an order never rewrites the whole full text index, however large its segments are [placing-order-does-not-wait-for-search-index]', async () => {
  await fillAtOnce(60);
  const sampler = createSampler(3);
  const took: number[] = [];
  for (let index = 0; index < 300; index += 1) {
    await placeOrder(counted(took), requestAt(sampler, now), agent, now);
  }
  expect(took.length).toBe(300);
  expect(Math.max(...took)).toBeLessThan(few);
});

test('merges the index in small steps while no write runs, with unchanged matches [search-index-is-merged-in-idle]', async () => {
  const sampler = createSampler(5);
  for (let index = 0; index < 60; index += 1) await placeOrder(database, requestAt(sampler, now), agent, now);
  const find = () =>
    database.execute(`SELECT rowid FROM order_search WHERE order_search MATCH 's${hexOf('pending')}' ORDER BY rowid`);
  const { rows } = await find();
  expect(rows.length).toBeGreaterThan(60);
  await expect.poll(pieces).toBeLessThan(8);
  expect((await find()).rows).toEqual(rows);
  await database.execute(`INSERT INTO order_search (order_search) VALUES ('integrity-check')`);
});

function hexOf(text: string): string {
  return Buffer.from(text).toString('hex').toUpperCase();
}
