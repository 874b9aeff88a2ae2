import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRequest } from '../../../../apps/sandbox/testing/order-request';
import { startTestSandbox, type TestSandbox } from '../../../../apps/sandbox/testing/test-sandbox';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = await sandbox.signIn('admin');
});
afterAll(() => sandbox.close());

const send = <Data>(path: string, body: object, key: string) =>
  sandbox.call<Data>(path, { token, body, headers: { 'idempotency-key': key } });

test('the key of an entry of a bulk call is no key that a single call can send [bulk-keys-apart]', async () => {
  const { data } = await send<{ id: number }>('/order/doEdit', orderRequest, 'place');
  const bulk = { ids: [data.id], step: 'accept' };
  expect((await send<{ moved: number[] }>('/order/doSteps', bulk, 'bulk')).data.moved).toEqual([data.id]);
  // The single call is another request with another key, so that it is done.
  const single = await send('/order/doStep', { id: data.id, step: 'collect' }, `bulk:${data.id}`);
  expect(single).toMatchObject({ code: 200, data: { status: 'collected' } });
  expect((await send<{ moved: number[] }>('/order/doSteps', bulk, 'bulk')).data.moved).toEqual([data.id]);
  const forged = await send('/order/doStep', { id: data.id, step: 'depart' }, `bulk\t${data.id}`);
  expect(forged).toMatchObject({ code: 400, message: expect.stringContaining('Idempotency-Key') });
});

test('nor do two imports share the keys of their rows with a call [bulk-keys-apart]', async () => {
  const placed = await send<{ placed: { id: number }[] }>('/order/doImport', { orders: [orderRequest] }, 'import');
  const single = await send<{ id: number }>('/order/doEdit', orderRequest, 'import:0');
  expect(single.code).toBe(200);
  expect(single.data.id).not.toBe(placed.data.placed[0]?.id);
});
