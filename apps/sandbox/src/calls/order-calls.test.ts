import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, OrderEvent } from '../rows/orders';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';

interface Page {
  list: Order[];
  total: number;
}

const request = {
  category: 'motorcycle',
  brand: '春风',
  consignorName: '王伟',
  consignorPhone: '17000000001',
  consigneeName: '李娜',
  consigneePhone: '17000000002',
  fromCity: '北京',
  toCity: '上海',
  declaredValue: 10_000,
  insured: true,
};

let sandbox: TestSandbox;
let agent: string;
let editor: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  agent = await sandbox.signIn('agent');
  editor = await sandbox.signIn('editor');
});
afterAll(() => sandbox.close());

const place = (body: object) => sandbox.call<Order>('/order/doEdit', { token: agent, body });

test('240 orders are there, the newest first', async () => {
  const { data } = await sandbox.call<Page>('/order/getList?pageSize=100', { token: editor });
  expect(data.total).toBe(240);
  const times = data.list.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  for (const order of data.list) expect(order.fromCity).not.toBe(order.toCity);
});

test('the fee of a placed order is the one that was quoted', async () => {
  const query = new URLSearchParams({
    category: 'motorcycle',
    fromCity: '北京',
    toCity: '上海',
    declaredValue: '10000',
    insured: 'true',
  });
  const quoted = await sandbox.call<{ fee: number; distance: number }>(`/order/quote?${query}`, { token: agent });
  const { data: order } = await place(request);
  expect(order).toMatchObject({ ...request, status: 'pending', fee: quoted.data.fee, distance: quoted.data.distance });
  expect(order.orderNo).toMatch(/^TY20250206\d{5}$/);
  const detail = await sandbox.call<Order & { timeline: OrderEvent[] }>(`/order/detail?id=${order.id}`, {
    token: agent,
  });
  expect(detail.data.timeline).toEqual([{ status: 'pending', at: '2025-02-06T09:00:00.000Z' }]);
});

test('a pending order can be changed and cancelled, then neither', async () => {
  const { data: order } = await place(request);
  expect((await place({ ...request, id: order.id, toCity: '广州' })).data.toCity).toBe('广州');
  const body = { id: order.id };
  expect((await sandbox.call('/order/doCancel', { token: agent, body })).data.status).toBe('cancelled');
  expect(await sandbox.call('/order/doCancel', { token: agent, body })).toMatchObject({ code: 400 });
  expect((await place({ ...request, id: order.id })).message).toBe('运单已取消，不能修改');
});

test.each([
  ['category', 'truck'],
  ['fromCity', 'Atlantis'],
  ['toCity', '北京'],
  ['consignorPhone', '123'],
  ['declaredValue', -1],
  ['declaredValue', 0],
  ['insured', 'maybe'],
  ['vin', 'no spaces!'],
])('an order with a wrong %s is refused and the field named', async (field, value) => {
  expect(await place({ ...request, [field]: value })).toMatchObject({
    code: 400,
    message: expect.stringContaining(field),
  });
});

test('an agent sees and changes only orders of its own; for it those of others do not exist', async () => {
  const all = (await sandbox.call<Page>('/order/getList?pageSize=100', { token: editor })).data;
  const own = (await sandbox.call<Page>('/order/getList?pageSize=100', { token: agent })).data;
  expect(own.total).toBeGreaterThan(0);
  expect(own.total).toBeLessThan(all.total);
  const foreign = all.list.find(({ id }) => !own.list.some((order) => order.id === id));
  expect((await sandbox.call(`/order/detail?id=${foreign?.id}`, { token: agent })).code).toBe(404);
  expect((await place({ ...request, id: foreign?.id })).code).toBe(404);
  expect((await sandbox.call('/order/doCancel', { token: agent, body: { id: foreign?.id } })).code).toBe(404);
  const keyword = encodeURIComponent(foreign?.orderNo ?? '');
  expect((await sandbox.call<Page>(`/order/getList?keyword=${keyword}`, { token: agent })).data.total).toBe(0);
  const found = await sandbox.call<{ list: object[] }>(`/search/getList?query=${keyword}`, { token: agent });
  expect(found.data.list).toEqual([]);
});

test('staff changes and cancels the orders of agents; an order that nobody has answers 404', async () => {
  const { data: order } = await place(request);
  const changed = await sandbox.call<Order>('/order/doEdit', {
    token: editor,
    body: { ...request, id: order.id, remark: 'x' },
  });
  expect(changed.data.remark).toBe('x');
  expect((await sandbox.call<Page>(`/order/getList?keyword=${order.orderNo}`, { token: agent })).data.total).toBe(1);
  expect((await sandbox.call('/order/doCancel', { token: editor, body: { id: order.id } })).code).toBe(200);
  expect((await sandbox.call('/order/doCancel', { token: editor, body: { id: 999_999 } })).code).toBe(404);
});
