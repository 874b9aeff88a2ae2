import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../../../apps/sandbox/testing/test-sandbox';
import { openWasm, type WasmDatabase } from './open-wasm';

let database: WasmDatabase;
let sandbox: TestSandbox;
beforeAll(async () => {
  database = await openWasm();
  sandbox = await startTestSandbox({ database });
});
afterAll(() => sandbox.close());

type List = { list: { id: number; orderNo: string }[]; total: number };

test('the server answers from SQLite in WebAssembly as from the other build [demo-database]', async () => {
  const other = await startTestSandbox();
  const [token, otherToken] = await Promise.all([sandbox.signIn('admin'), other.signIn('admin')]);
  const read = async (path: string) => {
    const answers = [await sandbox.call<List>(path, { token }), await other.call<List>(path, { token: otherToken })];
    expect(answers[0]).toEqual(answers[1]);
    return answers[0]?.data;
  };
  const orders = await read('/order/getList?pageSize=5&status=pending');
  expect(orders?.list).toHaveLength(5);
  const [first] = orders?.list ?? [];
  // The full text index of the orders is SQLite's FTS5.
  expect((await read(`/order/getList?keyword=${first?.orderNo}`))?.total).toBe(1);
  await read('/table/getList?pageSize=5');
  await read('/promotion/summary');
  await other.close();
});

test('a refused transaction leaves no row, and names its reason as the other build does [demo-database]', async () => {
  const count = async () => (await database.execute('SELECT count(*) AS n FROM facts')).rows[0]?.n;
  const before = await count();
  const same = "INSERT INTO facts (name, value) VALUES ('twice', '1')";
  await expect(database.batch([same, same], 'write')).rejects.toMatchObject({
    name: 'DatabaseError',
    code: expect.stringMatching(/^SQLITE_CONSTRAINT/),
  });
  expect(await count()).toBe(before);
  expect((await database.execute(same)).rowsAffected).toBe(1);
  expect((await database.execute('SELECT 1 AS one')).rowsAffected).toBe(0);
  await expect(database.execute('UPDATE orders SET placed_by = -1')).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  });
});

test('rows and sessions are still there when its file is opened again [demo-database]', async () => {
  const token = await sandbox.signIn('agent');
  const again = await openWasm({ file: database.toFile() });
  const next = await startTestSandbox({ database: again });
  expect((await next.call('/userInfo', { token })).code).toBe(200);
  await next.close();
});
