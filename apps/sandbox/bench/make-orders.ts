import type { Database } from '@waybill/kit/server';
import {
  createSampler,
  demoAccounts,
  insertRows,
  openDatabase,
  orderCityStep,
  orderSearchStep,
  orderStretchStep,
  type Sampler,
  searchMergeStep,
} from '@waybill/kit/server';
import { quoteOf, requestAt, toColumns, toOrderNo } from '@waybill/orders/server';
import { seed } from '../src/app/seed/seed';

const day = 24 * 3600_000;
const years = 3;
const perBatch = 10_000;
const agents = 300;

/** Fills the database of a folder with the given number of orders, by 300 agents within three years; most are delivered. */
export async function makeOrders(folder: string, orders: number): Promise<void> {
  const database = await openDatabase({ folder });
  // No other process reads the unfinished file, and a half-built file is deleted.
  for (const pragma of ['synchronous = OFF', 'journal_mode = OFF', 'cache_size = -400000', 'temp_store = MEMORY'])
    await database.execute(`PRAGMA ${pragma}`);
  await seed(database, { now: Date.now, passwordCost: 14, demoAccounts });
  await addAgents(database);
  const rebuild = await dropListStep(database);
  const sampler = createSampler(3);
  const now = Date.now();
  for (let first = 1000; first < orders + 1000; first += perBatch) {
    const rows = Array.from({ length: Math.min(perBatch, orders + 1000 - first) }, (_, index) =>
      orderAt(sampler, first + index, now - ((orders + 1000 - first - index) / orders) * years * 365 * day),
    );
    await database.batch(insertRows('orders', rows), 'write');
  }
  await rebuild();
  await database.execute('PRAGMA journal_mode = WAL');
  await database.close();
}

async function addAgents(database: Database): Promise<void> {
  const statements = Array.from({ length: agents }, (_, index) => ({
    sql: `INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at)
          SELECT ?, ?, password_hash, avatar, roles, permissions, created_at FROM accounts WHERE username = 'agent'`,
    args: [`agent-${index}`, `138001${String(index).padStart(5, '0')}`],
  }));
  await database.batch(statements, 'write');
}

/** Drops the indexes and triggers of the list, and returns a function that creates them again; maintaining them row by row takes ten times as long. */
async function dropListStep(database: Database): Promise<() => Promise<unknown>> {
  const steps = [...orderSearchStep, ...orderCityStep, ...orderStretchStep];
  const drops = steps.flatMap((sql) => {
    const [, kind, name] = /^CREATE (?:VIRTUAL )?(INDEX|TABLE|TRIGGER) (\w+)/.exec(sql) ?? [];
    return kind ? [`DROP ${kind} ${name}`] : [];
  });
  await database.batch(drops.reverse(), 'write');
  // Keeps new index entries in memory longer and merges them once, so that queries walk fewer segments.
  const build = steps.flatMap((sql) =>
    sql.startsWith('INSERT INTO order_search')
      ? [
          setting('hashsize', 256 * 1024 * 1024),
          setting('automerge', 0),
          sql,
          `INSERT INTO order_search (order_search) VALUES ('optimize')`,
          setting('hashsize', 1024 * 1024),
          ...searchMergeStep,
        ]
      : [sql],
  );
  return () => database.batch(build, 'write');
}

/** Sets how the full text index writes. Source: the options of SQLite's FTS5. */
const setting = (name: string, value: number) =>
  `INSERT INTO order_search (order_search, rank) VALUES ('${name}', ${value})`;

function orderAt(sampler: Sampler, id: number, at: number) {
  const createdAt = Math.round(at);
  const status = statusAt(sampler, Date.now() - createdAt);
  const request = requestAt(sampler, createdAt);
  const phone = () => `1${sampler.pick(['38', '39', '58', '70', '86'])}${sampler.digits(8)}`;
  request.consignor.phone = phone();
  request.consignee.phone = phone();
  return {
    ...toColumns(request, quoteOf(request, createdAt), createdAt),
    id,
    order_no: toOrderNo(createdAt, id),
    status,
    signed_at: status === 'signed' ? createdAt + sampler.between(4, 9) * day : null,
    placed_by: sampler.chance(0.02) ? 4 : 5 + sampler.between(0, agents - 1),
    created_at: createdAt,
  };
}

function statusAt(sampler: Sampler, age: number): string {
  if (sampler.chance(0.05)) return 'cancelled';
  if (age > 12 * day) return sampler.chance(0.002) ? 'exception' : 'signed';
  if (age > 5 * day) return sampler.pick(['in-transit', 'arrived', 'signed']);
  return age > 2 * day ? sampler.pick(['accepted', 'collected', 'in-transit']) : 'pending';
}
