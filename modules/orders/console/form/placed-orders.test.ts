import { validate } from '@waybill/validators';
import { expect, it } from 'vitest';
import { startTestSandbox } from '../../../../apps/sandbox/testing/test-sandbox';
import type { Order } from '../../contract/order';
import { orderRequest } from '../../contract/placing';
import { toOrderFields, toOrderRequest } from './order-fields';
import { orderFormSchema } from './order-schema';

it('the form accepts every seeded order, and the server accepts its request [accepted-form-can-be-placed]', async () => {
  const sandbox = await startTestSandbox();
  const token = await sandbox.signIn('editor');
  const { list } = (await sandbox.call<{ list: Order[] }>('/order/getList?pageSize=100', { token })).data;
  expect(list).toHaveLength(100);
  for (const order of list) {
    const fields = toOrderFields(order);
    const { issues = [] } = await orderFormSchema('zh')['~standard'].validate(fields);
    expect([order.id, issues]).toEqual([order.id, []]);
    expect(validate(orderRequest, toOrderRequest(fields))).toMatchObject({ ok: true });
  }
  await sandbox.close();
});
