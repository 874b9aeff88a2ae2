import { cityNames } from '../src/business/cities';
import { categories, quote } from '../src/business/quote';
import type { Database } from '../src/database/database';
import { migrations } from '../src/database/migrations';
import { openDatabase } from '../src/database/open-database';
import { demoAccounts } from '../src/seed/demo-accounts';
import { frameNumber } from '../src/seed/frame-number';
import { insertRows } from '../src/seed/insert-rows';
import { createSampler, type Sampler } from '../src/seed/sampler';
import { seed } from '../src/seed/seed';
import { toOrderNo } from '../src/seed/seed-orders';
import { personName, vehicles } from '../src/seed/vocabulary';

const day = 24 * 3600_000;
const years = 3;
const perBatch = 10_000;
const agents = 300;

/** Fills the database of a folder with so many orders of three years and 300 agents, most of them delivered. */
export async function makeOrders(folder: string, orders: number): Promise<void> {
  const database = await openDatabase({ folder });
  await database.execute('PRAGMA synchronous = OFF');
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

/** Takes the indexes and triggers of the list away, and gives what makes them anew: a tenth of the time of keeping them up row by row. */
async function dropListStep(database: Database): Promise<() => Promise<unknown>> {
  const made = migrations.at(-1) ?? [];
  const drops = made.flatMap((sql) => {
    const [, kind, name] = /^CREATE (?:VIRTUAL )?(INDEX|TABLE|TRIGGER) (\w+)/.exec(sql) ?? [];
    return kind ? [`DROP ${kind} ${name}`] : [];
  });
  await database.batch(drops.reverse(), 'write');
  return () => database.batch(made, 'write');
}

function orderAt(sampler: Sampler, id: number, at: number) {
  const createdAt = Math.round(at);
  const category = sampler.pick(categories);
  const { brand, models } = sampler.pick(vehicles[category]);
  const fromCity = sampler.pick(cityNames);
  const toCity = sampler.pick(cityNames.filter((name) => name !== fromCity));
  const declaredValue = sampler.between(15, 300) * 100;
  const insured = sampler.chance(0.6);
  const { distance, fee } = quote({ category, fromCity, toCity, declaredValue, insured });
  return {
    id,
    order_no: toOrderNo(createdAt, id),
    category,
    brand,
    model: sampler.pick(models),
    plate: sampler.chance(0.5)
      ? `${sampler.pick(['京', '沪', '粤', '浙', '苏', '川'])}${sampler.pick(['A', 'B', 'C'])}·${sampler.digits(5)}`
      : '',
    vin: frameNumber(sampler, category, createdAt),
    consignor_name: personName(sampler),
    consignor_phone: `1${sampler.pick(['38', '39', '58', '70', '86'])}${sampler.digits(8)}`,
    consignee_name: personName(sampler),
    consignee_phone: `1${sampler.pick(['38', '39', '58', '70', '86'])}${sampler.digits(8)}`,
    from_city: fromCity,
    to_city: toCity,
    distance,
    declared_value: declaredValue,
    insured: insured ? 1 : 0,
    fee_cents: Math.round(fee * 100),
    status: statusAt(sampler, Date.now() - createdAt),
    remark: '',
    placed_by: sampler.chance(0.02) ? 4 : 5 + sampler.between(0, agents - 1),
    created_at: createdAt,
  };
}

function statusAt(sampler: Sampler, age: number): string {
  if (sampler.chance(0.05)) return 'cancelled';
  if (age > 12 * day) return 'delivered';
  if (age > 5 * day) return sampler.pick(['in-transit', 'delivered']);
  return age > 2 * day ? sampler.pick(['accepted', 'in-transit']) : 'pending';
}
