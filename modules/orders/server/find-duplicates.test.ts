import { limits } from '@waybill/kit/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderRequest } from '../../../apps/sandbox/testing/order-request';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

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

test('finds possible duplicates of the last 30 days among the visible orders [duplicates-of-last-days]', async () => {
  const order = orderRequest;
  const placed = await sandbox.call<{ orderNo: string; id: number }>('/order/doEdit', { token: agent, body: order });
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

test('invisible characters and signs of phones do not hide a duplicate [duplicates-of-last-days]', async () => {
  const placed = await sandbox.call<{ orderNo: string }>('/order/doEdit', { token: agent, body: orderRequest });
  const { consignor, consignee, vehicles } = sketch(orderRequest);
  const order = {
    consignor: { ...consignor, phone: `\u200b+86 ${consignor.phone}` },
    consignee: { ...consignee, phone: ` ${consignee.phone}\u3164` },
    vehicles: vehicles.map(({ brand, plate, ...vehicle }) => ({
      ...vehicle,
      brand: `${brand}\u2060`,
      plate: `\ufeff${plate}`,
    })),
  };
  const { data } = await sandbox.call<Doubles>('/order/findDoubles', { token: agent, body: { orders: [order] } });
  expect(data.doubles).toMatchObject([{ place: 0, orderNo: placed.data.orderNo }]);
});

const sketch = ({ consignor, consignee, vehicles }: typeof orderRequest) => ({
  consignor: { phone: consignor.phone, region: consignor.region },
  consignee: { phone: consignee.phone, region: consignee.region },
  vehicles: vehicles.map(({ brand, model, plate, frame }) => ({ brand, model, plate, frame })),
});

describe('comparing orders [duplicates-by-visible-text]', () => {
  const guess = (consignor: string, consignee: string) => {
    const order = sketch(orderRequest);
    return {
      ...order,
      consignor: { ...order.consignor, phone: consignor },
      consignee: { ...order.consignee, phone: consignee },
    };
  };
  const hidden = guess('13912345678', '13787654321');

  test('reveals no digit that a mask hides', async () => {
    const order = {
      ...orderRequest,
      consignor: { ...orderRequest.consignor, phone: '13912345678' },
      consignee: { ...orderRequest.consignee, phone: '13787654321' },
    };
    const placed = await sandbox.call<{ orderNo: string }>('/order/doEdit', { token: agent, body: order });
    const ask = async (token: string, orders: object[]) =>
      (await sandbox.call<Doubles>('/order/findDoubles', { token, body: { orders } })).data.doubles.map(
        ({ place }) => place,
      );
    const guesses = [hidden, guess('13900005678', '13700004321'), guess('13912345679', '13787654321')];
    // The agent sees both phones, so that they are compared in full.
    expect(await ask(agent, guesses)).toEqual([0]);
    await sandbox.database.execute(
      `UPDATE accounts SET permissions = '["read:order","write:order","manage:order"]' WHERE username = 'test'`,
    );
    expect(await ask(await sandbox.signIn('test'), guesses)).toEqual([0, 1]);
    const { rows } = await sandbox.database.execute(
      `SELECT username, subject FROM actions WHERE action = '/order/findDoubles' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ username: 'test', subject: `${placed.data.orderNo}, ${placed.data.orderNo}` }]);
  });

  test('has a limit of calls per account', async () => {
    const editor = await sandbox.signIn('editor');
    const ask = (token: string) => sandbox.call('/order/findDoubles', { token, body: { orders: [hidden] } });
    for (let count = 0; count < limits.perAccount.doubles.limit; count += 1) expect((await ask(editor)).code).toBe(200);
    expect(await ask(editor)).toMatchObject({ code: 400, data: { retryAfter: limits.perAccount.doubles.window } });
    expect((await ask(agent)).code).toBe(200);
    sandbox.pass(limits.perAccount.doubles.window);
    expect((await ask(editor)).code).toBe(200);
  });
});
