import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from '../../../apps/sandbox/testing/check-responses';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';
import type { Article } from '../contract/articles';

interface Page {
  list: Article[];
  total: number;
}

let sandbox: TestSandbox;
let admin: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  admin = await sandbox.signIn('admin');
});
afterAll(() => sandbox.close());

const page = async (query: string) => (await sandbox.call<Page>(`/table/getList?${query}`, { token: admin })).data;

test('pages do not overlap and the total counts them all', async () => {
  const [first, second] = [await page('page=1&pageSize=20'), await page('page=2&pageSize=20')];
  expect([first.total, first.list.length]).toEqual([128, 20]);
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(40);
  expect((await page('page=7&pageSize=20')).list).toHaveLength(8);
});

test('rows are sorted by the field and direction asked for', async () => {
  const views = (await page('sort=pageViews&order=desc&pageSize=100')).list.map(({ pageViews }) => pageViews);
  expect(views).toEqual([...views].sort((a, b) => b - a));
});

test('filters are joined, and wildcard characters mean themselves', async () => {
  const filtered = await page('title=三轮车&status=published&pageSize=100');
  expect(filtered.total).toBeGreaterThan(0);
  for (const row of filtered.list) expect([row.title.includes('三轮车'), row.status]).toEqual([true, 'published']);
  expect((await page('title=%25')).total).toBe(0);
  expect((await page('title=')).total).toBe(128);
});

test.each(['sort=id;DROP TABLE articles', 'sort=__proto__', 'order=sideways', 'page=0', 'pageSize=101', 'page=abc'])(
  '%s is refused',
  async (query) => {
    expect((await sandbox.call(`/table/getList?${query}`, { token: admin })).code).toBe(400);
  },
);

test.each(['title=%00', 'author=a%00b', 'status=%00'])(
  '%s, which would cut the pattern short, is refused [nul-in-filter]',
  async (query) => {
    expect(await sandbox.call(`/table/getList?${query}`, { token: admin })).toMatchObject({ code: 400, data: null });
  },
);

test('a row is added, changed in one field, read and deleted', async () => {
  const body = { title: '新行', author: '王芳', description: 'x' };
  const added = (await sandbox.call<Article>('/table/doEdit', { token: admin, body })).data;
  expect(added).toMatchObject({ ...body, status: 'draft', pageViews: 0, recommended: false });
  const change = { id: added.id, status: 'published', description: '' };
  await sandbox.call('/table/doEdit', { token: admin, body: change });
  const read = await sandbox.call<Article>(`/table/detail?id=${added.id}`, { token: admin });
  expect(read.data).toEqual({ ...added, status: 'published', description: '', version: 2 });
  const ids = { ids: [added.id] };
  expect((await sandbox.call('/table/doDelete', { token: admin, body: ids })).data).toEqual({ deleted: 1 });
  expect((await sandbox.call(`/table/detail?id=${added.id}`, { token: admin })).code).toBe(404);
  expect((await sandbox.call('/table/doEdit', { token: admin, body: change })).code).toBe(404);
});

test('numbers may be texts, spaces around a text do not count, and null is ignored', async () => {
  const save = (body: object) => sandbox.call<Article>('/table/doEdit', { token: admin, body });
  const added = await save({
    id: null,
    title: ' 宽松 ',
    author: ' 王芳\n',
    pageViews: '12',
    rating: '5',
    status: null,
  });
  expect(added.data).toMatchObject({ title: '宽松', author: '王芳', pageViews: 12, rating: 5, status: 'draft' });
  const changed = await save({
    id: String(added.data.id),
    recommended: 'true',
    description: null,
    status: '',
    rating: '',
  });
  expect(changed.data).toMatchObject({
    id: added.data.id,
    recommended: true,
    rating: 5,
    status: 'draft',
    description: '',
  });
  const other = (await save({ title: '另一行', author: '李雷' })).data.id;
  const third = (await save({ title: '第三行', author: '李雷' })).data.id;
  const remove = (ids: unknown) => sandbox.call('/table/doDelete', { token: admin, body: { ids } });
  expect((await remove([added.data.id, other, third])).data).toEqual({ deleted: 3 });
});

test.each([
  ['a description that is a list', { title: 'x', author: 'y', description: ['1'] }],
  ['a title of blanks', { title: '  ', author: 'y' }],
  ['a number that is none', { title: 'x', author: 'y', rating: 'five' }],
])('%s is refused', async (_what, body) => {
  expect((await sandbox.call('/table/doEdit', { token: admin, body })).code).toBe(400);
});

test('a change over a version that is no longer the present one is not saved, and answered with the present row', async () => {
  const save = (body: object, version?: number) =>
    sandbox.call<Article & { present: Article }>('/table/doEdit', {
      token: admin,
      body,
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    });
  const { id, version } = (await save({ title: '两个人', author: '王芳' })).data;
  expect((await save({ id, author: '李雷' }, version)).data).toMatchObject({ author: '李雷', version: version + 1 });
  const late = await save({ id, author: '韩梅梅' }, version);
  expect(late).toMatchObject({ code: 409, data: { present: { id, author: '李雷', version: version + 1 } } });
  expect((await save({ id, author: '韩梅梅' }, version + 1)).data).toMatchObject({ author: '韩梅梅' });
  expect((await save({ id, author: '不看版本' })).data).toMatchObject({ author: '不看版本' });
});

test.each([
  [{ ids: [] }],
  [{ ids: ['x'] }],
  [{ ids: '1 OR 1=1' }],
  [{ ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
  [{}],
])('deleting %j is refused', async (body) => {
  expect((await sandbox.call('/table/doDelete', { token: admin, body })).code).toBe(400);
});

test('an Editor may not read the table, and only who may delete does', async () => {
  const [editor, tester] = [await sandbox.signIn('editor'), await sandbox.signIn('test')];
  expect((await sandbox.call('/table/getList', { token: editor })).code).toBe(403);
  expect((await sandbox.call('/table/getList', { token: tester })).code).toBe(200);
  expect((await sandbox.call('/table/doDelete', { token: tester, body: { ids: [1] } })).code).toBe(403);
});

test('a refused field is named beside the message, in words to put at it', async () => {
  const refused = await sandbox.call('/table/doEdit', { token: admin, body: { title: 'x'.repeat(101) } });
  expect(refused).toMatchObject({ code: 400, data: { fields: { title: '服务器认为此项不正确' } } });
});

test('accepts a file of up to 5 MB from users who may read the table, and rejects other bodies', async () => {
  const send = async (body: FormData, token = admin) => {
    const response = await sandbox.app.request('/table/upload', { method: 'POST', body, headers: { token } });
    return { status: response.status, ...((await response.json()) as { code: number; data: unknown }) };
  };
  const withFile = (bytes: number) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'front.png'));
    return form;
  };
  expect(await send(withFile(1_000_000))).toMatchObject({ code: 200, data: { name: 'front.png' } });
  expect((await send(withFile(6_000_000))).status).toBe(413);
  expect((await send(new FormData())).code).toBe(400);
  expect((await send(withFile(10), 'unknown')).code).toBe(401);
});

test('the call takes the ids to delete that the published document allows, and no others', async () => {
  const document = await readDocument(sandbox);
  const shapes = (id: number) => [
    [id],
    [id, id],
    `${id}`,
    `${id},${id}`,
    [`${id}`],
    id,
    { 0: id },
    [],
    [null],
    [id + 0.5],
    [-id],
  ];
  const agreed: boolean[] = [];
  for (let place = 0; place < shapes(1).length; place += 1) {
    const { id } = (
      await sandbox.call<Article>('/table/doEdit', { token: admin, body: { title: '一行', author: '李雷' } })
    ).data;
    const body = { ids: shapes(id)[place] };
    const allowed = document.allows('/table/doDelete', body);
    const { code } = await sandbox.call('/table/doDelete', { token: admin, body });
    expect({ body, code }).toEqual({ body, code: allowed ? 200 : 400 });
    agreed.push(allowed);
  }
  expect(agreed.filter(Boolean)).toHaveLength(2);
});
