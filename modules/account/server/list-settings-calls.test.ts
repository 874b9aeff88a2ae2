import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

interface Settings {
  columns: string;
  views: { name: string; query: string; role: string }[];
  shared: { id: number; name: string; query: string; role: string; by: string }[];
  roles: string[];
}

const list = '/order/orderList';
let sandbox: TestSandbox;
let admin: string;
let agent: string;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  admin = await sandbox.signIn('admin');
  agent = await sandbox.signIn('agent');
});
afterEach(() => sandbox.close());

const post = (token: string, call: string, body: object) =>
  sandbox.call<Settings>(`/personal/${call}`, { token, body: { list, ...body } });
const read = async (token: string, of = list) =>
  (await sandbox.call<Settings>(`/personal/listSettings?list=${encodeURIComponent(of)}`, { token })).data;

describe('the stored list settings of an account', () => {
  test('is the same on every device and belongs to one account [list-settings-of-account]', async () => {
    await post(agent, 'doListColumns', { columns: '{"order":["no"]}' });
    await post(agent, 'doListView', { name: '贵的', address: 'sort=fee' });
    await post(agent, 'doListView', { name: '贵的', address: 'sort=fee&order=desc' });
    const agentSettings = {
      columns: '{"order":["no"]}',
      views: [{ name: '贵的', query: 'sort=fee&order=desc', role: '' }],
    };
    expect(await read(await sandbox.signIn('agent'))).toEqual({ ...agentSettings, shared: [], roles: [] });
    expect(await read(agent, '/setting/accounts')).toEqual({ columns: '', views: [], shared: [], roles: [] });
    expect(await read(admin)).toMatchObject({ columns: '', views: [], shared: [] });
    expect((await post(agent, 'doListColumns', { columns: '' })).data.columns).toBe('');
  });

  test('is renamed and deleted; deleting or renaming a missing view succeeds, and a name in use is refused', async () => {
    await post(agent, 'doListView', { name: 'a', address: '' });
    await post(agent, 'doListView', { name: 'b', address: '' });
    expect((await post(agent, 'doRenameListView', { name: 'a', to: 'b' })).code).toBe(400);
    expect((await post(agent, 'doRenameListView', { name: 'a', to: 'a' })).code).toBe(200);
    expect((await post(agent, 'doRenameListView', { name: 'a', to: 'c' })).data.views[0]?.name).toBe('c');
    expect((await post(agent, 'doRenameListView', { name: 'a', to: 'd' })).code).toBe(200);
    expect((await post(agent, 'doDropListView', { name: 'c' })).data.views.map(({ name }) => name)).toEqual(['b']);
    expect((await post(agent, 'doDropListView', { name: 'c' })).code).toBe(200);
  });

  test('does not grow without end, and takes no name or size that harms others', async () => {
    for (const name of ['', ' ', 'x'.repeat(41), 'a\u0000', 'a\nb', 'a\u202Eb', '\u2066x'])
      expect((await post(agent, 'doListView', { name, address: '' })).code, JSON.stringify(name)).toBe(400);
    expect((await post(agent, 'doListView', { name: 'x', address: 'y'.repeat(2001) })).code).toBe(400);
    expect((await post(agent, 'doListColumns', { columns: 'y'.repeat(20_001) })).code).toBe(400);
    expect((await post(agent, 'doListColumns', { list: 'y'.repeat(201), columns: '{}' })).code).toBe(400);
    for (const name of ['<img src=x>', "'; DROP TABLE list_views; --", '__proto__'])
      expect((await post(agent, 'doListView', { name, address: '' })).code).toBe(200);
    for (let at = 3; at < 100; at += 1) await post(agent, 'doListView', { name: `n${at}`, address: '' });
    expect((await post(agent, 'doListView', { name: 'one more', address: '' })).code).toBe(400);
    expect((await post(agent, 'doListView', { name: 'n99', address: 'a=1' })).code).toBe(200);
    for (let at = 1; at < 200; at += 1) await post(agent, 'doListColumns', { list: `/l${at}`, columns: '{}' });
    expect((await post(agent, 'doListColumns', { list: '/one-more', columns: '{}' })).code).toBe(400);
    expect((await post(agent, 'doListColumns', { columns: '{}' })).code).toBe(200);
  });
});

describe('a view that is shared with a role', () => {
  const share = (name: string, role: string, token = admin) => post(token, 'doShareListView', { name, role });
  const sharedWith = async (token: string) => (await read(token)).shared.map(({ name, role, by }) => [name, role, by]);

  test('is visible to its members, follows its owner, and ends when the owner unshares it [views-shared-with-role]', async () => {
    await post(admin, 'doListView', { name: '今天', address: 'status=pending' });
    expect((await share('今天', 'Agent')).data.views).toEqual([
      { name: '今天', query: 'status=pending', role: 'Agent' },
    ]);
    expect((await read(agent)).shared).toEqual([
      { id: expect.any(Number), name: '今天', query: 'status=pending', role: 'Agent', by: 'admin' },
    ]);
    expect(await sharedWith(await sandbox.signIn('test'))).toEqual([]);
    await post(admin, 'doListView', { name: '今天', address: 'status=accepted' });
    await post(admin, 'doRenameListView', { name: '今天', to: '今日' });
    expect((await read(agent)).shared[0]).toMatchObject({ name: '今日', query: 'status=accepted' });
    await share('今日', '');
    expect(await sharedWith(agent)).toEqual([]);
    await share('今日', 'Agent');
    await post(admin, 'doDropListView', { name: '今日' });
    expect(await sharedWith(agent)).toEqual([]);
  });

  test('needs the right to change roles, which also allows to unshare views of others [sharing-needs-right]', async () => {
    await post(agent, 'doListView', { name: 'mine', address: '' });
    expect((await share('mine', 'Agent', agent)).code).toBe(403);
    expect((await read(agent)).roles).toEqual([]);
    expect((await read(admin)).roles).toEqual(expect.arrayContaining(['Admin', 'Agent', 'Editor']));
    await post(admin, 'doListView', { name: 'x', address: '' });
    expect((await share('x', 'Unknown')).code).toBe(400);
    expect((await share('y', 'Agent')).code).toBe(404);
    await share('x', 'Editor');
    await sandbox.database.execute(`UPDATE accounts SET permissions = '["write:system"]' WHERE username = 'test'`);
    const other = await sandbox.signIn('test');
    const [view] = (await read(other)).shared;
    expect((await post(agent, 'doTakeBackListView', { id: view?.id })).code).toBe(403);
    expect((await post(other, 'doTakeBackListView', { id: view?.id })).data.shared).toEqual([]);
    expect((await post(other, 'doTakeBackListView', { id: view?.id })).code).toBe(404);
    expect((await read(admin)).views).toEqual([{ name: 'x', query: '', role: '' }]);
  });

  test('shared views may have equal names; a renamed role keeps its views, and after a role is deleted only the owner has the view', async () => {
    await sandbox.database.execute(`UPDATE accounts SET permissions = '["write:system"]' WHERE username = 'test'`);
    const other = await sandbox.signIn('test');
    await sandbox.database.execute(`INSERT INTO roles (name, note, permissions) VALUES ('Night', '', '[]')`);
    await sandbox.database.execute(`UPDATE accounts SET roles = '["Agent","Night"]' WHERE username = 'agent'`);
    for (const token of [admin, other]) {
      await post(token, 'doListView', { name: '今天', address: '' });
      await share('今天', 'Night', token);
    }
    expect(await sharedWith(agent)).toEqual([
      ['今天', 'Night', 'admin'],
      ['今天', 'Night', 'test'],
    ]);
    await sandbox.database.execute(`UPDATE roles SET name = 'Late' WHERE name = 'Night'`);
    expect((await read(admin)).views[0]?.role).toBe('Late');
    await sandbox.database.execute(`DELETE FROM roles WHERE name = 'Late'`);
    expect((await read(admin)).views).toEqual([{ name: '今天', query: '', role: '' }]);
    expect(await sharedWith(agent)).toEqual([]);
  });

  test('the record of actions has the user, the view and the role of a share; columns are not recorded [view-shares-are-recorded]', async () => {
    await post(admin, 'doListColumns', { columns: '{}' });
    await post(admin, 'doListView', { name: '今天', address: '' });
    await share('今天', 'Agent');
    const { data } = await sandbox.call<{ list: { action: string; subject: string; changes: object[] }[] }>(
      '/actionLog/getList?action=List',
      { token: admin },
    );
    expect(data.list.map(({ action, subject }) => [action, subject])).toEqual([
      ['/personal/doShareListView', '今天'],
      ['/personal/doListView', '今天'],
    ]);
    expect(data.list[0]?.changes).toContainEqual({ of: '', field: 'view.role', before: '', after: 'Agent' });
  });
});
