import type { JsonSchema } from '@waybill/validators';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDocument } from '../../../../apps/sandbox/testing/check-responses';
import { orderRequest } from '../../../../apps/sandbox/testing/order-request';
import { sampleOf } from '../../../../apps/sandbox/testing/sample-schema';
import { startTestSandbox, type TestSandbox } from '../../../../apps/sandbox/testing/test-sandbox';
import { createSampler } from '../samples/sampler';
import { readIfMatch } from './record-version';
import type { SandboxEnv } from './sandbox-env';

/** Headers that are no list of entity tags. */
const unreadable = [
  '',
  ' ',
  ',',
  ' , ,',
  'abc',
  '1',
  '"abc',
  'abc"',
  '"1" "2"',
  '*, "1"',
  '"1", *',
  'w/"1"',
  'W/1',
  "'1'",
];
/** Tags that no record has, whatever its version. */
const unknown = ['"abc"', '""', '"1-gzip"', '"1-br", "1-zstd"', 'W/"1"', '"01"', '"1.0"', '"999999"', '"1e0"', '"-1"'];

async function read(header: string): Promise<unknown> {
  const app = new Hono<SandboxEnv>();
  let thrown: unknown;
  app.onError((error) => Promise.reject(error));
  app.get('/', (c) => {
    thrown = readIfMatch(c) ?? 'any';
    return c.body(null);
  });
  await app.request('/', { headers: { 'if-match': header } });
  return thrown;
}

describe('If-Match', () => {
  test.each([
    ['*', 'any'],
    [' * ', 'any'],
    ['"7"', [7]],
    ['"7", "8"', [7, 8]],
    [',"7",,\t"8",', [7, 8]],
    ['"a,b", "7"', [7]],
    ['W/"6", "7"', [7]],
    ['"7-gzip"', []],
  ])('%j is read as %j', async (header, expected) => {
    expect(await read(header)).toEqual(expected);
  });

  test.each(unreadable)('%j cannot be read', async (header) => {
    await expect(read(header)).rejects.toMatchObject({ code: 400, sentenceName: 'badIfMatch' });
  });

  test('a list of versions is parsed with any separators between the tags', async () => {
    const separator = fc.constantFrom(',', ', ', ' ,', ',,', ' ,\t, ');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1e9), { minLength: 1 }), separator, async (versions, between) => {
        const tags = versions.map((version) => `"${version + 1}"`).join(between);
        expect(await read(tags)).toEqual(versions.map((version) => version + 1));
      }),
    );
  });
});

describe('a write', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    token = await sandbox.signIn('admin');
  });
  afterAll(() => sandbox.close());

  interface Saved {
    id: number;
    version: number;
    present: { id: number; version: number };
  }
  const send = (path: string, body: object, tag?: string) =>
    sandbox.call<Saved>(path, { token, body, headers: tag === undefined ? {} : { 'if-match': tag } });
  const place = { ...orderRequest };
  let made = 0;
  const makeRole = async () => {
    made += 1;
    await sandbox.database.execute(`DELETE FROM roles WHERE name = 'Renamed-role'`);
    return send('/roleManagement/doEdit', { name: `Role-${made}`, note: '', permissions: [] });
  };
  const makeAccount = async () => {
    await sandbox.database.execute(`DELETE FROM accounts WHERE username = 'versioned'`);
    const body = { username: 'versioned', phone: '13600000001', password: 'first-password', roles: ['Agent'] };
    return send('/userManagement/doEdit', body);
  };

  /** Each call that writes one record with a version: how to create the record, and the body. */
  const writes = [
    ['/table/doEdit', () => send('/table/doEdit', { title: '标题', author: '王芳' }), { author: '李雷' }],
    ['/order/doEdit', () => send('/order/doEdit', place), { ...place, remark: 'changed' }],
    ['/order/doStep', () => send('/order/doEdit', place), { step: 'accept' }],
    ['/order/doCancel', () => send('/order/doEdit', place), {}],
    ['/roleManagement/doEdit', () => makeRole(), { name: 'Renamed-role', note: 'changed', permissions: [] }],
    ['/userManagement/doEdit', () => makeAccount(), { username: 'versioned', roles: ['Agent', 'Editor'] }],
    ['/order/doPrice', () => send('/order/doEdit', place), { total: 12_300, reason: 'agreed' }],
  ] as const;

  describe.each(writes)('%s', (path, make, body) => {
    let id: number;
    beforeAll(async () => {
      id = (await make()).data.id;
    });

    test.each(unreadable)('with If-Match %j is refused with 400', async (tag) => {
      expect((await send(path, { id, ...body }, tag)).code).toBe(400);
    });

    test.each(unknown)('with If-Match %j is refused with 412 and the record as it is', async (tag) => {
      const refused = await send(path, { id, ...body }, tag);
      expect(refused).toMatchObject({ code: 412, data: { present: { id, version: 1 } } });
    });

    test('is done with the present version, which no refused write has changed', async () => {
      expect((await send(path, { id, ...body }, '"1"')).code).toBe(200);
    });

    test.each(['*', '"1"', '"abc", "1"', 'W/"1", "1"', '"999", "1"'])('with If-Match %j is done', async (tag) => {
      const { data } = await make();
      expect((await send(path, { id: data.id, ...body }, tag)).code).toBe(200);
    });

    test('of a missing record is a 404, with any If-Match', async () => {
      for (const tag of ['*', '"1"']) expect((await send(path, { id: 999_999, ...body }, tag)).code).toBe(404);
    });
  });

  test.each(['/table/doEdit', '/order/doEdit'])('of a new record by %s with If-Match is refused', async (path) => {
    const body = path === '/table/doEdit' ? { title: '标题', author: '王芳' } : place;
    for (const tag of ['*', '"1"', '"abc"']) expect((await send(path, body, tag)).code).toBe(412);
    expect((await send(path, body, 'abc')).code).toBe(400);
  });

  test('by the second of two administrators is a conflict that carries what the first has saved [people-versions]', async () => {
    const role = (await makeRole()).data.id;
    const tag = '"1"';
    expect(
      (await send('/roleManagement/doEdit', { id: role, name: `First-${role}`, note: 'first', permissions: [] }, tag))
        .code,
    ).toBe(200);
    expect(
      await send(
        '/roleManagement/doEdit',
        { id: role, name: `Second-${role}`, note: 'second', permissions: ['read:order'] },
        tag,
      ),
    ).toMatchObject({
      code: 409,
      data: { present: { name: `First-${role}`, note: 'first', permissions: [], version: 2 } },
    });
    const { id } = (await makeAccount()).data;
    const username = 'versioned';
    expect((await send('/userManagement/doEdit', { id, username, roles: ['Editor'] }, tag)).code).toBe(200);
    expect(await send('/userManagement/doEdit', { id, username, roles: ['Test'], version: 1 })).toMatchObject({
      code: 409,
      data: { present: { roles: ['Editor'], version: 2 } },
    });
    expect((await send('/userManagement/doState', { id, disabled: true })).data).toMatchObject({ version: 3 });
  });

  test('that cannot check a version refuses every If-Match [people-versions]', async () => {
    const contact = { name: '王芳', phone: '13800000777', region: '330110', street: '文一西路 1 号' };
    const others: [string, object][] = [
      ['/personal/doProfile', { name: 'A', email: '', about: '' }],
      ['/order/doContact', contact],
      ['/order/doForgetContact', contact],
      ['/order/doNote', { id: (await send('/order/doEdit', place)).data.id, text: 'A note' }],
      ['/roleManagement/doDelete', { ids: [(await makeRole()).data.id] }],
      ['/userManagement/doState', { id: (await makeAccount()).data.id, disabled: true }],
      ['/personal/doEndOthers', {}],
    ];
    for (const [path, body] of others) {
      for (const tag of ['*', '"1"', '"abc"', 'W/"1"']) expect((await send(path, body, tag)).code, path).toBe(412);
      expect((await send(path, body, 'abc')).code, path).toBe(400);
      expect((await send(path, body)).code, path).toBe(200);
    }
  });

  test('is done by no call at all over a tag that no record has [people-versions]', async () => {
    const { document } = await readDocument(sandbox);
    const sampler = createSampler(3);
    for (const [path, methods] of Object.entries(document.paths)) {
      const { post } = methods as unknown as Record<
        string,
        { requestBody?: { content: Record<string, { schema: object }> } }
      >;
      const schema = post?.requestBody?.content['application/json']?.schema;
      if (!post || path.includes('/auth/')) continue;
      const body = schema
        ? (sampleOf(schema as JsonSchema, '', { sampler, known: { id: [1] }, wrong: 0 }) as object)
        : {};
      expect((await send(path, body, '"abc"')).code, path).not.toBe(200);
    }
  });

  test('over a version that was the present one, alone or in a list, is a conflict', async () => {
    const { id } = (await send('/order/doEdit', place)).data;
    await send('/order/doEdit', { ...place, id, remark: 'first' }, '"1"');
    for (const tag of ['"1"', '"1", "abc"', '"1", "7"']) {
      const late = await send('/order/doEdit', { ...place, id, remark: 'late' }, tag);
      expect(late).toMatchObject({ code: 409, data: { present: { remark: 'first', version: 2 } } });
    }
  });

  test('whose body and If-Match name other versions is a conflict', async () => {
    const { id } = (await send('/order/doEdit', place)).data;
    await send('/order/doEdit', { ...place, id, remark: 'first' });
    expect((await send('/order/doEdit', { ...place, id, version: 2, remark: 'x' }, '"1"')).code).toBe(409);
    expect((await send('/order/doEdit', { ...place, id, version: 2, remark: 'x' }, '"2"')).code).toBe(200);
  });
});
