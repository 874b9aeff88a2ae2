import type { Database, Row } from '@waybill/kit/server';
import { createSampler, parseDate, searchedColumns, startOfDay, toDate, toDay } from '@waybill/kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testTime as now, openFilledDatabase } from '../../../apps/sandbox/testing/filled-database';
import { roundsOf } from '../../../scripts/lib/testing/rounds-of';
import { finalStatuses } from '../contract/rights';
import { listOrders as listFor } from './list-orders';
import { mostMatches } from './order-search';
import { viewerOf } from './viewer';

const listOrders = (from: Database, query: Record<string, string>, owner?: number) =>
  listFor(
    from,
    query,
    viewerOf({ id: owner ?? 1, username: 'admin', admin: owner === undefined, roles: [], permissions: ['read:order'] }),
    now,
  );
const columns = { status: 'status', category: 'category', fromCity: 'from_city', toCity: 'to_city' } as const;
const sorts = { createdAt: 'created_at', fee: 'fee_cents', orderNo: 'order_no' } as const;

let database: Database;
beforeEach(async () => {
  database = await openFilledDatabase();
});
afterEach(() => database.close());

const readOrders = async () => (await database.execute('SELECT * FROM orders')).rows;

/** The expected list, filtered and sorted in memory. */
function listPlainly(rows: readonly Row[], query: Record<string, string>, owner?: number) {
  const words = (query.keyword ?? '').toLowerCase().split(/\s+/);
  const key = sorts[(query.sort ?? 'createdAt') as keyof typeof sorts];
  const sign = (query.order ?? (query.sort ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  const byKey = (a: Row, b: Row) => (Number(a[key]) - Number(b[key]) || Number(a.id) - Number(b.id)) * sign;
  const byText = (a: Row, b: Row) => (String(a[key]) < String(b[key]) ? -1 : 1) * sign;
  const matches = rows
    .filter((row) => {
      const texts = searchedColumns.map((column) => String(row[column]).toLowerCase().replace(/\s/g, ''));
      return words.every((word) => texts.some((text) => text.includes(word)));
    })
    .filter((row) => Object.entries(columns).every(([field, column]) => !query[field] || row[column] === query[field]))
    .filter((row) => owner === undefined || row.placed_by === owner)
    .filter((row) => !query.from || Number(row.created_at) >= startOfDay(parseDate(query.from)))
    .filter((row) => !query.to || Number(row.created_at) < startOfDay(parseDate(query.to) + 1))
    .filter((row) => !query.signedOn || toDate(toDay(Number(row.signed_at))) === query.signedOn)
    .filter((row) => !query.overdue || (!finalStatuses.includes(row.status as never) && Number(row.due_at) < now))
    .sort(key === 'order_no' ? byText : byKey);
  const size = Number(query.pageSize);
  const start = (Number(query.page) - 1) * size;
  return { ids: matches.slice(start, start + size).map(({ id }) => id), total: matches.length };
}

test.each(roundsOf(40, 320))(
  '%i random lists equal a scan of every row, also after changes and removals [quick-list-is-right-list]%s',
  async (rounds) => {
    const sampler = createSampler(7);
    const changes = [
      `UPDATE orders SET status = 'cancelled', plate = '川B·_7%x' WHERE id % 5 = 0`,
      'DELETE FROM orders WHERE id % 7 = 0',
      `UPDATE orders SET consignor_name = 'Ö'' "Ab' WHERE id % 3 = 0`,
    ];
    let rows = await readOrders();
    let listed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const change = changes[round / (rounds / 4) - 1];
      if (change) {
        await database.execute(change);
        rows = await readOrders();
      }
      const like = sampler.pick(rows);
      const text = String(like[sampler.pick(searchedColumns)]);
      const length = sampler.between(1, text.length + 1);
      const start = sampler.between(0, Math.max(0, text.length - length));
      const query: Record<string, string> = {
        page: String(sampler.between(1, 4)),
        pageSize: String(sampler.between(1, 30)),
        ...(sampler.chance(0.6)
          ? { sort: sampler.pick(Object.keys(sorts)), order: sampler.pick(['asc', 'desc']) }
          : {}),
        ...(sampler.chance(0.6) ? { keyword: text.slice(start, start + length).trim() } : {}),
      };
      for (const [field, column] of Object.entries(columns)) {
        if (sampler.chance(0.25)) query[field] = String(like[column]);
      }
      const dayOf = (time: unknown, away: number) => toDate(toDay(Number(time)) + away);
      if (sampler.chance(0.3)) query.from = dayOf(like.created_at, -sampler.between(0, 40));
      if (sampler.chance(0.3)) query.to = dayOf(like.created_at, sampler.between(0, 40));
      if (like.signed_at !== null && sampler.chance(0.15)) query.signedOn = dayOf(like.signed_at, 0);
      if (sampler.chance(0.1)) query.overdue = 'true';
      const owner = sampler.chance(0.4) ? Number(like.placed_by) : undefined;
      const { list, total } = await listOrders(database, query, owner);
      const parameters = JSON.stringify({ query, owner });
      expect({ ids: list.map(({ id }) => id), total }, parameters).toEqual(listPlainly(rows, query, owner));
      listed += list.length;
    }
    expect(listed).toBeGreaterThan(rounds);
  },
);

test('a keyword that matches more than a thousand orders returns the newest thousand and reports that there are more [keyword-with-many-matches]', async () => {
  const columns =
    'order_no, category, brand, model, plate, vin, consignor_name, consignor_phone, consignee_name, consignee_phone';
  const others = `from_city, to_city, distance, declared_value, insured, fee_cents, status, remark, vehicles, services, price, created_at`;
  await database.execute(
    `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 1100)
     INSERT INTO orders (${columns}, ${others})
     SELECT 'NEW' || n, ${columns.slice('order_no, '.length)}, ${others.replace('created_at', 'created_at + n')} FROM up JOIN orders ON id = 1`,
  );
  const query = { keyword: 'new', sort: 'createdAt', order: 'asc', pageSize: '100' };
  const first = await listOrders(database, { ...query, page: '1' });
  expect([first.total, first.more, first.list[0]?.orderNo]).toEqual([mostMatches, true, 'NEW101']);
  expect((await listOrders(database, { ...query, page: '10' })).list.at(-1)?.orderNo).toBe('NEW1100');
  expect((await listOrders(database, { ...query, page: '11' })).list).toEqual([]);
  const narrow = await listOrders(database, { ...query, keyword: 'NEW110' });
  expect([narrow.total, narrow.more]).toEqual([2, undefined]);
});

test('a page far from the start is found from the nearest counted stretch, and is the same page @release', async () => {
  const { rows } = await database.execute('SELECT max(id) AS last FROM orders');
  const columns =
    'category, brand, model, plate, vin, consignor_name, consignor_phone, consignee_name, consignee_phone';
  const others =
    'from_city, to_city, distance, declared_value, insured, fee_cents, status, remark, placed_by, vehicles, services, price, created_at';
  await database.execute(
    `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 12)
     INSERT INTO orders (order_no, ${columns}, ${others})
     SELECT order_no || '-' || n, ${columns}, ${others} FROM up JOIN orders ON id <= ${rows[0]?.last}`,
  );
  const sampler = createSampler(3);
  const { spy, skipped } = noteSkips(database);
  const changes = [
    'UPDATE orders SET fee_cents = fee_cents + 4000 WHERE id % 5 = 0',
    'DELETE FROM orders WHERE id % 7 = 0',
  ];
  let orders = await readOrders();
  for (let round = 0; round < 45; round += 1) {
    const change = changes[round / 15 - 1];
    if (change) {
      await database.execute(change);
      orders = await readOrders();
    }
    const query: Record<string, string> = {
      page: String(sampler.between(40, 140)),
      pageSize: '23',
      sort: sampler.pick(Object.keys(sorts)),
      order: sampler.pick(['asc', 'desc']),
      ...(sampler.chance(0.3) ? { status: 'signed' } : {}),
      ...(sampler.chance(0.3) ? { category: 'ebike' } : {}),
      ...(sampler.chance(0.3) ? { from: '2024-09-01' } : {}),
      ...(sampler.chance(0.3) ? { to: '2025-01-20' } : {}),
    };
    const owner = sampler.chance(0.3) ? 4 : undefined;
    const { list, total } = await listOrders(spy, query, owner);
    const parameters = JSON.stringify({ query, owner });
    expect({ ids: list.map(({ id }) => id), total }, parameters).toEqual(listPlainly(orders, query, owner));
  }
  expect(skipped.length).toBeGreaterThan(20);
});

/** A database that records how many rows each page of a list skips. */
function noteSkips(of: Database): { spy: Database; skipped: number[] } {
  const skipped: number[] = [];
  const batch: Database['batch'] = async (statements, mode) => {
    for (const statement of statements)
      if (typeof statement !== 'string' && /LIMIT \? OFFSET \?/.test(statement.sql))
        skipped.push(Number(statement.args.at(-1)));
    return of.batch(statements, mode);
  };
  return { spy: { ...of, batch }, skipped };
}

test('no page of a long list skips more than a thousand rows [counts-of-a-million-orders-use-index]', async () => {
  const columns = `category, brand, model, plate, vin, consignor_name, consignor_phone, consignee_name, consignee_phone, from_city, to_city,
    distance, declared_value, insured, fee_cents, status, remark, placed_by, vehicles, services, price, created_at`;
  await database.execute(
    `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 40)
     INSERT INTO orders (order_no, ${columns}) SELECT order_no || '-' || n, ${columns} FROM up JOIN orders`,
  );
  const { spy, skipped } = noteSkips(database);
  const lists = [
    {},
    { category: 'ebike' },
    { status: 'signed' },
    { status: 'signed', category: 'ebike', order: 'asc' },
    { from: '2024-09-01', category: 'ebike' },
    { sort: 'fee', category: 'ebike' },
    { sort: 'fee', order: 'desc' },
    { sort: 'orderNo', status: 'signed' },
  ];
  for (const query of lists) {
    const { total } = await listOrders(spy, query);
    expect(total, JSON.stringify(query)).toBeGreaterThan(2100);
    for (let page = 101; page <= total / 10; page += 97) await listOrders(spy, { ...query, page: String(page) });
  }
  expect(Math.max(...skipped)).toBeLessThanOrEqual(1000);
});

test.each([
  ['the newest', {}],
  ['a page in the end', { page: '20', pageSize: '100', status: 'signed' }],
  ['one status', { status: 'signed' }],
  ['all filters', { status: 'signed', category: 'ebike', fromCity: '北京', toCity: '上海' }],
  ['the fee', { sort: 'fee' }],
  ['the number', { sort: 'orderNo', status: 'pending' }],
  ['a range of days', { from: '2025-01-01', status: 'signed' }],
  ['a range of days by fee', { from: '2025-01-01', sort: 'fee' }],
  ['overdue orders', { overdue: 'true' }],
  ['orders signed on a day', { signedOn: '2025-01-10' }],
])('%s: rows are skipped in an index with all filters [counts-of-a-million-orders-use-index]', async (_name, query) => {
  const planSteps: string[] = [];
  const spy: Database = {
    ...database,
    batch: async (statements, mode) => {
      for (const statement of statements) {
        const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement;
        const plan = await database.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
        planSteps.push(...plan.rows.map(({ detail }) => String(detail)));
      }
      return database.batch(statements, mode);
    },
  };
  await listOrders(spy, query);
  const walked = planSteps.filter((step) => /^(SCAN|SEARCH) orders /.test(step));
  expect(walked).toEqual(expect.arrayContaining([expect.stringMatching(/USING INTEGER PRIMARY KEY/)]));
  for (const step of walked) expect(step).toMatch(/USING (COVERING INDEX orders_by_|INTEGER PRIMARY KEY)/);
});
