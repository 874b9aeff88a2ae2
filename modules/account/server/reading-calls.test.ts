import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';
import type { WireRoute } from './router-list';

interface Page {
  list: Record<string, unknown>[];
  total: number;
}

let sandbox: TestSandbox;
let admin: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  admin = await sandbox.signIn('admin');
});
afterAll(() => sandbox.close());

test.each([
  ['/promotion/userList', 36],
  ['/promotion/orderList', 80],
  ['/promotion/visitorList', 160],
  ['/userManagement/getList', 4],
  ['/notice/getList', 5],
])('%s lists %i rows and needs a token', async (path, total) => {
  expect((await sandbox.call(path)).code).toBe(401);
  const { data } = await sandbox.call<Page>(path, { token: admin });
  expect(data.total).toBe(total);
  expect(JSON.stringify(data)).not.toContain('password');
});

test('lists are found by days of the business, both ends included; an invalid day is refused with the name of its field [days-business-on-server]', async () => {
  const all = (await sandbox.call<Page>('/promotion/visitorList?sort=visitedAt&pageSize=100', { token: admin })).data;
  const dayOf = (row: Record<string, unknown> | undefined) =>
    new Date(Date.parse(String(row?.visitedAt)) + 8 * 3600_000).toISOString().slice(0, 10);
  const [from, to] = [dayOf(all.list[3]), dayOf(all.list[20])];
  const within = all.list.filter((row) => dayOf(row) >= from && dayOf(row) <= to);
  const filtered = await sandbox.call<Page>(`/promotion/visitorList?from=${from}&to=${to}`, { token: admin });
  expect(filtered.data.total).toBe(within.length);
  expect(within.length).toBeLessThan(all.list.length);
  const refused = await sandbox.call('/promotion/orderList?to=2025-02-30x', { token: admin });
  expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('to')]);
});

test('a promotion order has a detail', async () => {
  const { data } = await sandbox.call('/promotion/orderDetail?id=1', { token: admin });
  expect(data).toMatchObject({ id: 1, rate: expect.any(Number), userPhone: expect.stringMatching(/^170\*{4}\d{4}$/) });
  expect((await sandbox.call('/promotion/orderDetail?id=9999', { token: admin })).code).toBe(404);
});

test('only who may read the system sees the accounts', async () => {
  expect((await sandbox.call('/userManagement/getList', { token: await sandbox.signIn('agent') })).code).toBe(403);
});

test('search finds pages by title and by other words, and orders by number', async () => {
  for (const query of ['运单', '订单']) {
    const pages = await sandbox.call<Page>(`/search/getList?query=${query}`, { token: admin });
    expect(pages.data.list).toContainEqual({ value: '运单列表', url: 'http://localhost/#/order/orderList' });
  }
  const orders = await sandbox.call<Page>('/search/getList?query=TY2025', { token: admin });
  expect(orders.data.list).toHaveLength(5);
});

test('the route list is a tree of Layouts and page keys, titled in the language of the request', async () => {
  const headers = { 'accept-language': 'en' };
  const { data } = await sandbox.call<{ list: WireRoute[] }>('/router/getList', { token: admin, headers });
  expect(data.list.map(({ path }) => path)).toEqual(['/', '/order', '/promotion', '/vab', '/error']);
  const table = data.list.find(({ path }) => path === '/vab')?.children?.find(({ path }) => path === 'table');
  expect(table?.meta).toMatchObject({
    title: 'Tables',
    titleId: 'title.Table',
    guard: { role: ['Editor'], mode: 'except' },
  });
  const quickOrder = data.list[1]?.children?.[0];
  expect(quickOrder).toMatchObject({ component: 'QuickOrder', meta: { title: 'Quick order' } });
});

test('an account with damaged roles is listed without roles, and the others are unaffected [invalid-roles-of-one-account]', async () => {
  await sandbox.database.execute(`UPDATE accounts SET roles = '["Age', permissions = '{}' WHERE username = 'agent'`);
  const { data } = await sandbox.call<Page>('/userManagement/getList', { token: admin });
  expect(data.list.map(({ username, roles }) => [username, roles])).toContainEqual(['agent', []]);
  expect(data.list.find(({ username }) => username === 'editor')?.roles).toEqual(['Editor']);
  const token = await sandbox.signIn('agent');
  expect((await sandbox.call('/userInfo', { token })).data).toMatchObject({ roles: [], permissions: [] });
  expect((await sandbox.call('/order/getList', { token })).code).toBe(403);
});

test('a search for what would cut the pattern short is refused', async () => {
  expect((await sandbox.call('/search/getList?query=%00', { token: admin })).code).toBe(400);
});

test.each([
  ['/promotion/userList', 'joinedAt'],
  ['/promotion/orderList', 'createdAt'],
  ['/promotion/visitorList', 'visitedAt'],
])('%s is found by day, cut in Asia/Shanghai, and refuses what is no day', async (path, field) => {
  const rows = async (query: string) =>
    (await sandbox.call<{ list: Record<string, string>[]; total: number }>(`${path}?${query}`, { token: admin })).data;
  const dayOf = (moment: string | undefined) =>
    new Date(Date.parse(String(moment)) + 8 * 3600_000).toISOString().slice(0, 10);
  const all = await rows('pageSize=100');
  const day = dayOf(all.list[5]?.[field]);
  const filtered = await rows(`from=${day}&to=${day}&pageSize=100`);
  expect(filtered.total).toBe(all.list.filter((row) => dayOf(row[field]) === day).length);
  expect(new Set(filtered.list.map((row) => dayOf(row[field])))).toEqual(new Set([day]));
  expect((await rows(`from=${day}`)).total + (await rows(`to=${day}`)).total).toBe(all.total + filtered.total);
  expect((await sandbox.call(`${path}?from=soon`, { token: admin })).code).toBe(400);
});
