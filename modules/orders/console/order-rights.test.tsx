// @vitest-environment jsdom

import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../../../apps/console/src/routes';
import { usualServices } from '../contract/fields';
import type { Order } from '../contract/order';
import { orderStatuses } from '../contract/words';
import OrderListPage from './order-list';

const moment = '2025-02-06T05:05:09Z';
const party = { name: 'Ann', phone: '13800000000', region: '330106', regionNames: ['Hangzhou'], street: '1' };
const zero = { base: 0, distance: 0, collection: 0, delivery: 0, packing: 0, insurance: 0, total: 100, hand: null };
const order: Order = {
  id: 1,
  orderNo: 'TY1',
  status: 'pending',
  overdue: false,
  fromCity: 'Hangzhou',
  toCity: 'Chengdu',
  createdAt: moment,
  version: 1,
  consignor: party,
  consignee: party,
  phonesMasked: false,
  vehicles: [
    { category: 'ebike', brand: '', model: '', plate: '', frame: '', value: 0, battery: 'in', keys: 0, papers: false },
  ],
  ...usualServices,
  distance: 1,
  price: { ...zero, validUntil: moment },
  line: '',
  carrier: '',
  heldFrom: null,
  placedBy: 'tester',
  owner: 1,
  dueAt: moment,
  signedAt: null,
};
const list = [order, { ...order, id: 2, status: 'signed' }, { ...order, id: 3, owner: 2 }];

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

/** For each row, whether its cancel button is enabled, and the reason if not; undefined without a button. */
async function cancelButtons(permissions: readonly string[], language = 'en') {
  page = await renderPage(<OrderListPage />, {
    routes,
    address: '/order/orderList',
    responses: {
      'GET /order/getList': { list, total: list.length },
      'GET /order/counts': { total: 0, counts: Object.fromEntries(orderStatuses.map((status) => [status, 0])) },
      'GET /order/options': { cities: [], categories: [], brands: [], steps: [] },
    },
    user: { permissions, facts: { id: 1 } },
    config: { language },
  });
  return [...document.querySelectorAll('tbody tr')].map((row) => {
    const button = [...row.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Cancel' || textContent === '取消',
    );
    return button && [button.disabled, button.title];
  });
}

describe('the buttons of an order', () => {
  it('follow the rights of that order, and name the fact that disables them [rights-reflected-on-screen]', async () => {
    expect(await cancelButtons(['read:order', 'write:order'])).toEqual([
      [false, ''],
      [true, 'Status must be Pending or Accepted'],
      [true, 'Placed by must be yourself'],
    ]);
  });

  it('name the fact in Chinese', async () => {
    expect(await cancelButtons(['read:order', 'write:order'], 'zh')).toEqual([
      [false, ''],
      [true, '状态须为待接单或已接单'],
      [true, '下单人须为您本人'],
    ]);
  });

  it('act on the orders of others with the right to see them, and stay disabled without the permission', async () => {
    expect(await cancelButtons(['read:order', 'write:order', 'manage:order'])).toEqual([
      [false, ''],
      [true, 'Status must be Pending or Accepted'],
      [false, ''],
    ]);
    await page?.unmount();
    expect(await cancelButtons(['read:order', 'manage:order'])).toEqual([undefined, undefined, undefined]);
  });
});
