import type { Order } from '@waybill/orders/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LibsqlServer, startLibsqlServer } from '../../../../../apps/sandbox/testing/libsql-server';
import { orderRequest } from '../../../../../apps/sandbox/testing/order-request';
import { startTestSandbox } from '../../../../../apps/sandbox/testing/test-sandbox';

let server: LibsqlServer;
beforeEach(async () => {
  server = await startLibsqlServer('secret');
});
afterEach(() => server.close());

const start = (databaseToken = 'secret') =>
  startTestSandbox({ memory: false, databaseServer: server.url, databaseToken });

test('the rows are kept on a libSQL server, for more than one sandbox [database-on-libsql-server]', async () => {
  const [one, other] = [await start(), await start()];
  const token = await one.signIn('agent');
  const placed = await one.call<Order>('/order/doEdit', { token, body: orderRequest });
  expect(placed.data).toMatchObject({ ...orderRequest, status: 'pending' });
  const list = await other.call(`/order/getList?keyword=${placed.data.orderNo.slice(-8)}`, { token });
  expect(list.data).toMatchObject({ total: 1, list: [{ id: placed.data.id }] });
  expect((await other.call('/order/doCancel', { token, body: { id: placed.data.id } })).data.status).toBe('cancelled');
  expect((await one.call('/order/getList?status=cancelled&pageSize=100', { token })).data.list).toContainEqual(
    expect.objectContaining({ id: placed.data.id }),
  );
  const refreshed = await one.call<{ token: string }>('/refreshToken', { token });
  expect((await other.call<{ token: string }>('/refreshToken', { token })).data).toEqual(refreshed.data);
  for (const sandbox of [one, other]) await sandbox.close();
});

test('a server that is not there, or does not know us, is named without the token', async () => {
  await expect(start('wrong')).rejects.toThrow(
    /^The database server 127\.0\.0\.1:\d+ cannot be used \((?!.*wrong).*--database/,
  );
  await expect(startTestSandbox({ memory: false, databaseServer: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^The database server 127\.0\.0\.1:9 cannot be used/,
  );
  await expect(startTestSandbox({ memory: false, databaseServer: './sandbox.db' })).rejects.toThrow(
    /^--database is not the address of a libSQL server/,
  );
});

test('a lost database server is a fault of the server, reported without details', async () => {
  const sandbox = await start();
  const token = await sandbox.signIn('admin');
  await server.close();
  expect(await sandbox.call('/userInfo', { token })).toMatchObject({ code: 500, data: null });
  expect(sandbox.lines.at(-1)).toMatch(/^GET \/userInfo failed: /);
  await sandbox.close();
  server = await startLibsqlServer('secret');
});
