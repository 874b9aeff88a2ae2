import type { Database } from '@waybill/kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testTime as now, openFilledDatabase } from '../../../apps/sandbox/testing/filled-database';
import { countOrders, sumOf } from './count-orders';
import { listOrders } from './list-orders';
import { readOrderFilter } from './order-filter';
import { viewerOf } from './viewer';

let database: Database;
beforeEach(async () => {
  database = await openFilledDatabase();
  await database.batch(
    [
      'DELETE FROM orders WHERE id > 2',
      `UPDATE orders SET order_no = 'A' || id, plate = '', vin = '', frames = '', pinyin = '', model = ''`,
      `UPDATE orders SET consignor_phone = '13900009011', consignee_phone = '0571-86881234-8021' WHERE id = 1`,
      `UPDATE orders SET consignor_street = '解放路 508号', brand = '雅迪', placed_by = 4 WHERE id = 1`,
      `UPDATE orders SET consignor_phone = '13877770000', consignee_phone = '13866660000' WHERE id = 2`,
      `UPDATE orders SET consignor_street = '和平路', consignee_street = '和平路', brand = '本田' WHERE id = 2`,
    ],
    'write',
  );
});
afterEach(() => database.close());

const person = (id: number, ...permissions: string[]) =>
  viewerOf({ id, username: 'somebody', admin: false, roles: [], permissions: ['read:order', ...permissions] });
const clerk = person(2, 'manage:order', 'read:phone');
const withoutPhones = person(2, 'manage:order');

async function idsOf(keyword: string, viewer = clerk) {
  const { list, total } = await listOrders(database, { keyword }, viewer, now);
  expect(sumOf(await countOrders(database, readOrderFilter({ keyword }, viewer, now)))).toBe(total);
  return list.map(({ id }) => id);
}

test.each(['39011', '0000901', '13900', '09', '8021', '868', '1234-8021', '13900009012', '138****9011'])(
  '%s finds no order whose phone hides it from the viewer [search-finds-visible-text]',
  async (keyword) => {
    expect(await idsOf(keyword, withoutPhones)).toEqual([]);
  },
);

test.each(['9011', '011', '139', '139****9011', '13900009011', '139 0000 9011', '0571', '****1234', '0571-86881234'])(
  '%s finds an order by what its masked phone shows [search-finds-visible-text]',
  async (keyword) => {
    expect(await idsOf(keyword, withoutPhones)).toEqual([1]);
  },
);

test('an account that sees the phones, or placed the order, finds it by any part of them [search-finds-visible-text]', async () => {
  for (const keyword of ['39000', '13900', '09', '8021', '139 0000 9011', '0571-8688'])
    for (const viewer of [clerk, person(4), person(4, 'manage:order')])
      expect(await idsOf(keyword, viewer), keyword).toEqual([1]);
});

test.each([
  '解放路508',
  '解放路 508',
  '解放路　508号',
  '508 解放',
  'yadea',
  'YADEA',
  'yade',
  'yadi',
  '雅迪 解放路',
  '雅笛',
])('%s finds a street and a brand however they are written [search-words-anywhere]', async (keyword) => {
  expect(await idsOf(keyword)).toEqual([1]);
});

test('every word must match in the order [search-words-anywhere]', async () => {
  expect(await idsOf('雅迪 和平路')).toEqual([]);
  expect(await idsOf('本田 解放路')).toEqual([]);
});
