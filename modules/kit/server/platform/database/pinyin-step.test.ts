import { createClient } from '@libsql/client/sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { pinyinStep } from './pinyin-step';
import { toDatabase } from './to-database';

let database: Database;
beforeEach(async () => {
  database = toDatabase(createClient({ url: ':memory:' }));
});
afterEach(() => database.close());

test('orders and people that were written before are found by pinyin, and orders are counted once [records-by-pinyin]', async () => {
  const before = migrations.slice(0, migrations.indexOf(pinyinStep));
  await database.batch([...before.flat(), `PRAGMA user_version = ${before.length}`], 'write');
  const columns =
    'order_no, category, brand, model, plate, vin, consignor_name, consignor_phone, consignee_name, consignee_phone, from_city, to_city';
  const others = 'distance, declared_value, insured, fee_cents, status, remark, vehicles, services, price, created_at';
  await database.batch(
    [
      `INSERT INTO accounts (username, name, phone, password_hash, avatar, roles, permissions, created_at)
       VALUES ('zs', '张三', '1', '', '', '[]', '[]', 0)`,
      `INSERT INTO promoted_users (nickname, phone, avatar, level, joined_at, inviter_id) VALUES ('李四', '2', '', 'gold', 0, 1)`,
      `WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 1500)
       INSERT INTO orders (${columns}, ${others})
       SELECT 'TY' || n, 'ebike', '', '', '', '', CASE n WHEN 1200 THEN '单雄信' ELSE 'Ann' END, '', '李四', '', '', '',
         0, 0, 0, 0, 'pending', '', '[]', '{}', '{}', 0 FROM up`,
    ],
    'write',
  );
  await migrate(database);
  const { rows } = await database.execute(`SELECT order_no, pinyin FROM orders WHERE pinyin LIKE '%sxx%'`);
  expect(rows).toEqual([{ order_no: 'TY1200', pinyin: 'shanxiongxin sxx lisi ls' }]);
  const indexed = await database.execute(`SELECT rowid AS id FROM order_search WHERE order_search MATCH '737878'`);
  expect(indexed.rows).toEqual([{ id: 1200 }]);
  expect((await database.execute('SELECT sum(count) AS count FROM order_counts')).rows).toEqual([{ count: 1500 }]);
  expect((await database.execute('SELECT pinyin FROM accounts')).rows).toEqual([{ pinyin: 'zhangsan zs' }]);
  expect((await database.execute('SELECT pinyin FROM promoted_users')).rows).toEqual([{ pinyin: 'lisi ls' }]);
  await database.execute(`UPDATE orders SET pinyin = 'wangwu ww' WHERE id = 7`);
  expect((await database.execute('SELECT sum(count) AS count FROM order_counts')).rows).toEqual([{ count: 1500 }]);
});
