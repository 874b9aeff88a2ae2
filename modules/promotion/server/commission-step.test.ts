import { type Database, dayLength, listRows, openDatabase } from '@waybill/kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commissionStep } from '../../kit/server/platform/database/commission-step';
import { migrations } from '../../kit/server/platform/database/migrations';
import { commissionPlan } from './commissions';

const signedAt = Date.UTC(2025, 0, 10);

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
  await database.batch(migrations.slice(0, migrations.indexOf(commissionStep)).flat(), 'write');
});
afterEach(() => database.close());

test('commissions of older folders keep their money: settled commissions are paid, the others follow the state of their order [older-folders-keep-their-money]', async () => {
  const orders = ['signed', 'signed', 'signed', 'cancelled', 'pending'];
  await database.batch(
    [
      `INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at) VALUES
         ('editor', '1', '', '', '["Editor"]', '["read:promotion","manage:order","price:order"]', 0),
         ('agent', '2', '', '', '["Agent"]', '["read:promotion"]', 0)`,
      `INSERT INTO roles (name, permissions) VALUES ('Agent', '["read:promotion"]')`,
      `INSERT INTO promoted_users (nickname, phone, avatar, level, joined_at, inviter_id) VALUES ('Ann', '3', '', 'gold', 0, 2)`,
      ...orders.flatMap((status, index) => [
        {
          sql: `INSERT INTO orders (order_no, category, brand, model, plate, vin, consignor_name, consignor_phone, consignee_name, consignee_phone,
                  from_city, to_city, distance, declared_value, insured, fee_cents, status, remark, created_at, signed_at)
                VALUES (?, 'ebike', '', '', '', '', '', '', '', '', '', '', 1, 1, 0, 1000, ?, '', 0, ?)`,
          args: [`TY${index}`, status, status === 'signed' ? signedAt : null],
        },
        {
          sql: 'INSERT INTO order_events (order_id, status, at) VALUES (?, ?, ?)',
          args: [index + 1, status, signedAt],
        },
      ]),
      `INSERT INTO promotion_orders (user_id, order_id, rate, commission_cents, status, settled_at) VALUES
         (1, 1, 10, 100, 'settled', 5), (1, 2, 10, 101, 'pending', NULL), (1, 3, 10, 102, 'settled', 6), (1, 4, 10, 103, 'void', NULL),
         (1, 5, 10, 104, 'pending', NULL)`,
    ],
    'write',
  );
  for (const step of migrations.slice(migrations.indexOf(commissionStep))) await database.batch(step, 'write');

  const plan = commissionPlan({ id: 2, promoter: 2, pays: false }, signedAt + 7 * dayLength);
  const { list } = await listRows(database, plan, { sort: 'id' });
  expect(list.map(({ commission, state, own: isOwn }) => [commission, state, isOwn])).toEqual([
    [100, 'paid', true],
    [101, 'withdrawable', true],
    [102, 'paid', true],
    [103, 'void', true],
    [104, 'pending', true],
  ]);
  const { rows } = await database.execute('SELECT permissions FROM accounts UNION ALL SELECT permissions FROM roles');
  expect(rows.map(({ permissions }) => JSON.parse(String(permissions)))).toEqual([
    ['read:promotion', 'manage:order', 'price:order', 'withdraw:promotion', 'manage:promotion', 'settle:promotion'],
    ['read:promotion', 'withdraw:promotion'],
    ['read:promotion', 'withdraw:promotion'],
  ]);
});
