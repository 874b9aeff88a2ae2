import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRequest } from '../../../testing/order-request';
import { startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox';

interface Doubles {
  doubles: { place: number; orderNo: string }[];
}

let sandbox: TestSandbox;
let agent: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  agent = await sandbox.signIn('agent');
});
afterAll(() => sandbox.close());

test('orders of the last 30 days that others may double are found, for those who may see them [doubles-of-last-days]', async () => {
  const order = orderRequest;
  const placed = await sandbox.call<{ orderNo: string; id: number }>('/order/doEdit', { token: agent, body: order });
  const sketch = ({ consignor, consignee, vehicles }: typeof order) => ({
    consignor: { phone: consignor.phone, region: consignor.region },
    consignee: { phone: consignee.phone, region: consignee.region },
    vehicles: vehicles.map(({ brand, model, plate, frame }) => ({ brand, model, plate, frame })),
  });
  const same = sketch(order);
  const other = { ...same, consignee: { ...same.consignee, phone: '13700000001' } };
  const ask = (token: string) =>
    sandbox.call<Doubles>('/order/findDoubles', { token, body: { orders: [other, same] } });
  expect((await ask(agent)).data.doubles).toMatchObject([{ place: 1, orderNo: placed.data.orderNo }]);
  await sandbox.database.execute(
    `UPDATE orders SET created_at = created_at - ${31 * 86_400_000} WHERE id = ${placed.data.id}`,
  );
  expect((await ask(agent)).data.doubles).toEqual([]);
});

test('asking for doubles is no action', async () => {
  const { rows } = await sandbox.database.execute(`SELECT id FROM actions WHERE action = '/order/findDoubles'`);
  expect(rows).toEqual([]);
});
