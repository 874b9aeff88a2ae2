import { findOrder, viewerOf } from '@waybill/orders/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database';
import { migrations } from './migrations';
import { openDatabase } from './open-database';
import { orderListStep } from './order-list-step';

const viewer = viewerOf({ id: 1, username: 'admin', admin: true, roles: [], permissions: [] });
const at = Date.UTC(2025, 0, 2, 3);

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ memory: true });
  const { rows } = await database.execute(
    `SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE 'order_search_%' ORDER BY rowid DESC`,
  );
  await database.batch(
    [
      ...rows.filter(({ type }) => type === 'trigger').map(({ name }) => `DROP TRIGGER ${name}`),
      ...rows.filter(({ type }) => type === 'table').map(({ name }) => `DROP TABLE ${name}`),
    ],
    'write',
  );
  const before = migrations.slice(0, migrations.indexOf(orderListStep) + 1).flat();
  await database.batch(before, 'write');
});
afterEach(() => database.close());

test('orders of older folders get their whole shape, staff the permissions of the steps, and the list finds them [older-data-folders]', async () => {
  await database.batch(
    [
      {
        sql: `INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at) VALUES
          ('editor', '13800000002', '', '', '[]', '["read:order","write:order","manage:order"]', 0),
          ('test', '13800000003', '', '', '[]', '["read:order","manage:order"]', 0),
          ('agent', '13800000004', '', '', '[]', '["read:order","write:order"]', 0)`,
        args: [],
      },
      {
        sql: `INSERT INTO orders (order_no, category, brand, model, plate, vin, consignor_name, consignor_phone, consignee_name, consignee_phone,
                from_city, to_city, distance, declared_value, insured, fee_cents, status, remark, created_at, placed_by)
              VALUES ('TY2025010200001', 'motorcycle', '本田', 'CM300', '京A·12345', '1M8GDM9AXKP042788', '王伟', '17000000001', '李娜',
                '17000000002', '北京', '上海', 1300, 12000, 1, 48200, 'delivered', '', ?, 3)`,
        args: [at],
      },
      {
        sql: `INSERT INTO order_events (order_id, status, at) VALUES (1, 'pending', ?), (1, 'delivered', ?)`,
        args: [at, at + 5000],
      },
    ],
    'write',
  );
  for (const step of migrations.slice(migrations.indexOf(orderListStep) + 1)) await database.batch(step, 'write');
  const order = await findOrder(database, 1, viewer, at);
  expect(order).toMatchObject({
    status: 'signed',
    signedAt: new Date(at + 5000).toISOString(),
    version: 1,
    consignor: { name: '王伟', region: '110100', regionNames: ['北京市'], street: '' },
    vehicles: [{ category: 'motorcycle', plate: '京A12345', frame: '1M8GDM9AXKP042788', value: 1_200_000 }],
    collection: 'handed-in',
    delivery: 'self-pickup',
    price: { base: 44600, insurance: 3600, total: 48200, hand: null },
    dueAt: '2025-01-07T03:00:00.000Z',
    placedBy: 'agent',
    timeline: [{ kind: 'step', status: 'pending' }, { status: 'signed' }],
  });
  const { rows } = await database.execute('SELECT username, permissions FROM accounts ORDER BY id');
  const may = (index: number) => JSON.parse(String(rows[index]?.permissions)) as string[];
  expect(may(0)).toEqual(expect.arrayContaining(['accept:order', 'price:order', 'read:phone', 'manage:order']));
  expect(may(1)).toEqual(expect.arrayContaining(['reveal:phone', 'manage:order']));
  expect(may(1)).not.toContain('accept:order');
  expect(may(2)).toEqual(['read:order', 'write:order']);
  const { rows: counts } = await database.execute('SELECT count(*) AS count FROM order_search');
  expect(counts[0]?.count).toBe(1);
});
