import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRequest } from '../../../apps/sandbox/testing/order-request';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

interface Recorded {
  username: string;
  action: string;
  subject: string;
  changes: { of: string; field: string; before: string; after: string }[];
}

let sandbox: TestSandbox;
let admin: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  admin = await sandbox.signIn('admin');
});
afterAll(() => sandbox.close());

const recorded = async (action: string) =>
  (await sandbox.call<{ list: Recorded[] }>(`/actionLog/getList?action=${action}`, { token: admin })).data.list[0];

test('an order is named by its number, and each change has its values before and after; phones are masked [record-names-order-and-change]', async () => {
  const token = await sandbox.signIn('agent');
  const placed = await sandbox.call<{ id: number; orderNo: string }>('/order/doEdit', { token, body: orderRequest });
  const { id, orderNo } = placed.data;
  expect(await recorded('/order/doEdit')).toMatchObject({ subject: orderNo, changes: [] });
  const consignor = { ...orderRequest.consignor, phone: '17000000002', street: '建国路 90 号' };
  await sandbox.call('/order/doEdit', { token, body: { ...orderRequest, id, consignor } });
  const { subject, changes } = (await recorded('/order/doEdit')) ?? {};
  expect(subject).toBe(orderNo);
  expect(changes).toContainEqual({
    of: '',
    field: 'consignor.street',
    before: '建国路 88 号',
    after: '建国路 90 号',
  });
  expect(JSON.stringify(changes)).not.toContain('17000000002');
  expect(changes?.map(({ field }) => field)).toContain('consignor.phone');
});

test('failed logins are in it; a name that no account has is not kept, for it may be a password [failed-logins-are-recorded]', async () => {
  const tryWith = (username: string) =>
    sandbox.call('/api/cps/open/auth/login', { body: { username, password: 'wrong-password' } });
  await tryWith('agent');
  expect(await recorded('/login/failed')).toMatchObject({ username: 'agent' });
  await tryWith('no-such-name');
  expect(await recorded('/login/failed')).toMatchObject({ username: '' });
});

test('exports are in it, with what and how many [exports-are-recorded]', async () => {
  const facts = { scope: 'filtered', format: 'xlsx', count: 7, fields: '运单号、电话', conditions: 'status=signed' };
  const token = await sandbox.signIn('editor');
  expect((await sandbox.call('/personal/doExport', { token, body: { list: 'orders', ...facts } })).code).toBe(200);
  const { subject, username, changes } = (await recorded('/personal/doExport')) ?? {};
  expect([subject, username]).toEqual(['orders', 'editor']);
  expect(changes).toContainEqual({ of: '', field: 'export.count', before: '', after: '7' });
});

test('rows that were copied out of a list are in it, as an export [copies-are-recorded]', async () => {
  const facts = { scope: 'selection', format: 'copy', count: 2, fields: '运单号', conditions: '' };
  const token = await sandbox.signIn('editor');
  expect((await sandbox.call('/personal/doExport', { token, body: { list: 'orders', ...facts } })).code).toBe(200);
  const { changes } = (await recorded('/personal/doExport')) ?? {};
  expect(changes).toContainEqual({ of: '', field: 'export.format', before: '', after: 'copy' });
});

test('a keyword finds what it names beside people and records [record-shows-labels]', async () => {
  const searchFor = async (query: string) =>
    (await sandbox.call<{ list: Recorded[] }>(`/actionLog/getList?${query}`, { token: admin })).data.list;
  const named = await searchFor('keyword=导出&named=/personal/doExport,/login/failed&pageSize=100');
  expect([...new Set(named.map(({ action }) => action))].sort()).toEqual(['/login/failed', '/personal/doExport']);
  expect(await searchFor('keyword=导出')).toEqual([]);
  expect((await searchFor('keyword=agent&named=/personal/doExport')).some(({ username }) => username === 'agent')).toBe(
    true,
  );
});
