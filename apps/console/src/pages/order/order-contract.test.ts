import { validate } from '@waybill/validators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as server from '../../../../sandbox/src/business/order-contract';
import {
  orderStatuses as serverStatuses,
  orderSteps as serverSteps,
} from '../../../../sandbox/src/business/order-steps';
import { orderRequest } from '../../../../sandbox/src/testing/order-request';
import { startTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/test-sandbox';
import { toOrderFields, toOrderRequest } from './form/order-fields';
import { orderFormSchema } from './form/order-schema';
import { batteries, categories, collections, deliveries, orderSteps, orders, packings, payers } from './order';
import { orderStatuses } from './order-status';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = await sandbox.signIn('editor');
});
afterAll(() => sandbox.close());

const detailOf = async (id: number) => (await sandbox.call<object>(`/order/detail?id=${id}`, { token })).data;

/** Every path of an object's own fields, lists by their first item. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return value.length === 0 ? [path] : pathsOf(value[0], `${path}[]`);
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, `${path}.${name}`));
}

describe('console and server agree', () => {
  it('on the words of every closed list', () => {
    expect({ orderStatuses, orderSteps, batteries, categories, collections, deliveries, packings, payers }).toEqual({
      orderStatuses: serverStatuses,
      orderSteps: serverSteps,
      batteries: server.batteries,
      categories: server.categories,
      collections: server.collections,
      deliveries: server.deliveries,
      packings: server.packings,
      payers: server.payers,
    });
  });

  it('on every field of an order and its history: the console reads what the server says, and leaves nothing out', async () => {
    const placed = (await sandbox.call<{ id: number }>('/order/doEdit', { token, body: orderRequest })).data;
    await sandbox.call('/order/doPrice', { token, body: { id: placed.id, total: 100, reason: '优惠' } });
    const answered = await detailOf(placed.id);
    const read = await orders.readRecord(answered);
    expect(pathsOf(read).sort()).toEqual(pathsOf(answered).sort());
    expect(validate(server.orderDetail.schema, answered).ok).toBe(true);
  });

  it('on what may be placed: the form takes every seeded order, and the server what the form sends', async () => {
    const { list } = (await sandbox.call<{ list: never[] }>('/order/getList?pageSize=100', { token })).data;
    expect(list).toHaveLength(100);
    for (const order of list) {
      const fields = toOrderFields(order);
      const { issues = [] } = await orderFormSchema('zh')['~standard'].validate(fields);
      expect([(order as { id: number }).id, issues]).toEqual([(order as { id: number }).id, []]);
      expect(validate(server.orderRequest.schema, toOrderRequest(fields)).ok).toBe(true);
    }
  });
});
