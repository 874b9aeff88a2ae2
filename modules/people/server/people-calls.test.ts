import type { Envelope, Happened } from '@waybill/kit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDocument } from '../../../apps/sandbox/testing/check-responses';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

let sandbox: TestSandbox;
let document: Awaited<ReturnType<typeof readDocument>>;
const tokens: Record<string, string> = {};
beforeEach(async () => {
  sandbox = await startTestSandbox({ faults: [] });
  document = await readDocument(sandbox);
  for (const name of ['admin', 'test', 'agent', 'editor']) tokens[name] = await sandbox.signIn(name);
});
afterEach(() => sandbox.close());

/** Makes a call as an account; the response must match the document. */
async function as<Data = Record<string, unknown>>(who: string, path: string, body?: unknown) {
  const response: Envelope<Data> = await sandbox.call<Data>(path, {
    token: tokens[who],
    ...(body === undefined ? {} : { body }),
  });
  expect(document.check(body === undefined ? 'GET' : 'POST', path.replace(/\?.*/, ''), response)).toEqual([]);
  return response;
}

interface List<Item> {
  list: Item[];
  total: number;
}
interface Named {
  id: number;
  username: string;
  name: string;
  note: string;
  permissions: string[];
}

const accountOf = async (name: string) => {
  const { data } = await as<List<Named>>('admin', `/userManagement/getList?keyword=${name}`);
  return data.list.find(({ username }) => username === name) as Named;
};
const roleOf = async (name: string) => {
  const { data } = await as<List<Named>>('admin', `/roleManagement/getList?keyword=${name}`);
  return data.list[0] as Named;
};
const userInfo = async (who: string) =>
  (await sandbox.call<{ roles: string[]; permissions: string[] }>('/userInfo', { token: tokens[who] })).data;
const signIn = (username: string, password: string) =>
  sandbox.call<{ token: string }>('/api/cps/open/auth/login', { body: { username, password } });

test('refuses every call without its right', async () => {
  const paths = Object.entries(document.document.paths).filter(([path]) => /Management|actionLog/.test(path));
  expect(paths.length).toBe(9);
  for (const [path, operations] of paths)
    for (const method of Object.keys(operations)) {
      const code = async (who: string) =>
        (await sandbox.call(path, { token: tokens[who], method: method.toUpperCase() })).code;
      expect([path, await code('agent')]).toEqual([path, 403]);
      if (method === 'post' || path.startsWith('/actionLog')) expect([path, await code('test')]).toEqual([path, 403]);
    }
});

test('accounts are found by what their masked phones show, not by what these hide [search-finds-visible-text]', async () => {
  const ann = { username: 'ann', phone: '13906172222', password: 'first-one-7', roles: ['Agent'] };
  await as('admin', '/userManagement/doEdit', ann);
  const searchFor = async (keyword: string) =>
    (await as<List<Named>>('admin', `/userManagement/getList?keyword=${encodeURIComponent(keyword)}`)).data.list;
  for (const seen of ['2222', '139****2222', '13906172222', '139 0617 2222', '22\u316422', '\u200bann'])
    expect((await searchFor(seen)).map(({ username }) => username)).toEqual(['ann']);
  for (const hidden of ['0617', '90617', '1722']) expect(await searchFor(hidden)).toEqual([]);
});

describe('accounts', () => {
  const ann = { username: 'ann', phone: '13900002222', password: 'first-one-7', roles: ['Agent'] };

  test('a new account signs in with the rights of its roles, and has its own name and phone', async () => {
    const { data } = await as<Named>('admin', '/userManagement/doEdit', ann);
    expect(data).toMatchObject({ username: 'ann', roles: ['Agent'], disabled: false });
    tokens.ann = (await signIn('ann', 'first-one-7')).data.token;
    expect((await userInfo('ann')).permissions).toEqual((await roleOf('Agent')).permissions);
    expect((await as('admin', '/userManagement/doEdit', ann)).data).toMatchObject({ fields: { username: /./ } });
    const wrong = { ...ann, username: 'bob', phone: '13900003333', roles: ['Unknown'] };
    expect((await as('admin', '/userManagement/doEdit', wrong)).data).toMatchObject({ fields: { roles: /./ } });
  });

  test('a disabled account is signed out at once and cannot sign in', async () => {
    const { id } = await accountOf('agent');
    await as('admin', '/userManagement/doState', { id, disabled: true });
    expect((await sandbox.call('/userInfo', { token: tokens.agent })).code).toBe(401);
    expect((await signIn('agent', 'waybill-agent')).message).toBe('该账号已停用');
    expect((await as('admin', '/userManagement/getList?state=disabled')).data.total).toBe(1);
    await as('admin', '/userManagement/doState', { id, disabled: false });
    expect((await signIn('agent', 'waybill-agent')).code).toBe(200);
  });

  test('a password that is reset ends the sessions and replaces the old one', async () => {
    const { id } = await accountOf('agent');
    expect((await as('admin', '/userManagement/doPassword', { id, password: 'another-7' })).data).toEqual({ ended: 1 });
    expect((await signIn('agent', 'waybill-agent')).code).toBe(400);
    expect((await signIn('agent', 'another-7')).code).toBe(200);
  });

  test('an actor cannot change their own rights, nor grant or touch rights that they lack', async () => {
    const admin = await accountOf('admin');
    expect((await as('admin', '/userManagement/doState', { id: admin.id, disabled: true })).code).toBe(400);
    await sandbox.call('/__sandbox/account', {
      body: { username: 'agent', permissions: ['read:system', 'write:system'] },
    });
    const take = { id: admin.id, password: 'mine-now-7' };
    expect((await as('agent', '/userManagement/doPassword', take)).message).toBe('不能给出或收回自己没有的权限');
    const root = { username: 'root', phone: '13900004444', password: 'first-one-7', roles: ['Admin'] };
    expect((await as('agent', '/userManagement/doEdit', root)).code).toBe(400);
    const role = { name: 'Spy', note: '', permissions: ['read:audit'] };
    expect((await as('agent', '/roleManagement/doEdit', role)).code).toBe(400);
  });
});

describe('roles', () => {
  test('members of a changed role are notified at once and have its new permissions', async () => {
    const events: Happened[] = [];
    const end = await sandbox.platform.feed.follow((happened) => events.push(...happened));
    const { id, name } = await roleOf('Agent');
    await as('admin', '/roleManagement/doEdit', { id, name, note: 'Places orders', permissions: ['read:order'] });
    const { rows } = await sandbox.database.execute(`SELECT id FROM accounts WHERE username = 'agent'`);
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ topic: 'account', record: rows[0]?.id }));
    end();
    expect((await userInfo('agent')).permissions).toEqual(['read:order']);
    expect((await sandbox.call('/promotion/getSummary', { token: tokens.agent })).code).toBe(403);
  });

  test('rights of several roles add up; only a role without members can be removed', async () => {
    const added = await as<Named>('admin', '/roleManagement/doEdit', {
      name: 'Clerk',
      note: '',
      permissions: ['read:audit'],
    });
    expect((await as('admin', '/roleManagement/doEdit', { ...added.data, id: undefined })).code).toBe(400);
    const { id } = await accountOf('agent');
    const both = { id, username: 'agent', roles: ['Agent', 'Clerk'] };
    await as('admin', '/userManagement/doEdit', both);
    expect((await userInfo('agent')).permissions).toEqual(expect.arrayContaining(['read:audit', 'write:order']));
    expect((await as('admin', '/roleManagement/doDelete', { ids: [added.data.id] })).message).toBe(
      '还有账号使用这个角色',
    );
    await as('admin', '/userManagement/doEdit', { ...both, roles: ['Agent'] });
    expect((await as('admin', '/roleManagement/doDelete', { ids: [added.data.id] })).data).toEqual({ deleted: 1 });
  });

  test('a role that is called something else is so everywhere: for who holds it, in its rights, in lists', async () => {
    const { id, note, permissions } = await roleOf('Editor');
    const renamed = await as<Named>('admin', '/roleManagement/doEdit', { id, name: 'Dispatcher', note, permissions });
    expect(renamed.data).toMatchObject({ id, name: 'Dispatcher', accounts: 1 });
    expect(await userInfo('editor')).toMatchObject({ roles: ['Dispatcher'], permissions });
    const options = await as<{ roles: string[] }>('admin', '/roleManagement/options');
    expect(options.data.roles).toContain('Dispatcher');
    expect(options.data.roles).not.toContain('Editor');
    const less = permissions.filter((each) => each !== 'read:phone');
    await as('admin', '/roleManagement/doEdit', { id, name: 'dispatcher', note, permissions: less });
    expect(await userInfo('editor')).toMatchObject({ roles: ['dispatcher'], permissions: less });
  });

  test('a name that another role has, or a role that must keep its own, is refused with its reason', async () => {
    const editor = await roleOf('Editor');
    const taken = await as('admin', '/roleManagement/doEdit', { ...editor, name: 'test' });
    expect(taken).toMatchObject({ code: 400, data: { fields: { name: '该角色名已被使用' } } });
    const newcomers = await as('admin', '/roleManagement/doEdit', { ...(await roleOf('Agent')), name: 'Guest' });
    expect(newcomers).toMatchObject({ code: 400, data: { fields: { name: /注册的账号都会得到这个角色/ } } });
    expect((await roleOf('Agent')).name).toBe('Agent');
    expect((await userInfo('editor')).roles).toEqual(['Editor']);
  });

  test('fields of an account that cannot be changed here are refused, not ignored', async () => {
    const { id } = await accountOf('editor');
    const edit = (more: object) =>
      as('admin', '/userManagement/doEdit', { id, username: 'editor', roles: ['Editor'], ...more });
    for (const [field, value] of Object.entries({ username: 'other', phone: '13900009999', password: 'another-1' }))
      expect((await edit({ [field]: value })).data).toMatchObject({ fields: { [field]: /只能更改角色/ } });
    expect((await edit({})).code).toBe(200);
  });

  test('an actor cannot remove the right to grant rights from their own role', async () => {
    const { id, name, permissions } = await roleOf('Admin');
    const less = permissions.filter((each) => each !== 'write:system');
    const { data } = await as('admin', '/roleManagement/doEdit', { id, name, note: '', permissions: less });
    expect(data).toMatchObject({ fields: { permissions: /./ } });
  });
});

describe('the record of actions', () => {
  interface Recorded {
    username: string;
    action: string;
    subject: string;
  }
  const actions = async (query = '') => (await as<List<Recorded>>('admin', `/actionLog/getList?${query}`)).data;

  test('has the user, the action and the record, but no refused or reading calls', async () => {
    const { id } = await accountOf('agent');
    await as('admin', '/userManagement/doState', { id, disabled: true });
    await sandbox.call('/table/doDelete', { token: tokens.admin, body: { ids: [1, 2] } });
    await sandbox.call('/table/doDelete', { token: tokens.editor, body: { ids: [3] } });
    const { list } = await actions('keyword=admin');
    expect(list.map(({ action, subject }) => [action, subject])).toEqual([
      ['/table/doDelete', '1, 2'],
      ['/userManagement/doState', 'agent'],
      ['/login', ''],
    ]);
    expect((await actions('keyword=editor')).total).toBe(1);
    expect((await actions('action=doDelete')).total).toBe(1);
    expect((await actions('from=2025-02-07')).total).toBe(0);
  });

  test.each([
    `UPDATE actions SET username = 'intruder'`,
    'DELETE FROM actions',
    ...['INSERT OR REPLACE', 'REPLACE', 'INSERT'].map(
      (insert) =>
        `${insert} INTO actions SELECT id, at, account_id, 'intruder', action, subject, device, ip, changes FROM actions`,
    ),
    `INSERT INTO actions SELECT * FROM actions WHERE true ON CONFLICT DO UPDATE SET username = 'intruder'`,
    'UPDATE OR REPLACE actions SET id = 1',
  ])('the database itself refuses %s', async (sql) => {
    await expect(sandbox.database.execute(sql)).rejects.toThrow('append-only');
    expect((await actions()).total).toBe(4);
  });
});
