import { permissions as allPermissions } from '@waybill/kit/contract';
import { createSampler } from '@waybill/kit/server';
import type { JsonSchema } from '@waybill/validators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../testing/check-responses';
import { orderRequest } from '../../testing/order-request';
import { sampleOf } from '../../testing/sample-schema';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox';

interface Operation {
  method: string;
  path: string;
  /** The right that a call needs by `/openapi.json`. */
  right: string | undefined;
  query: readonly { name: string; schema: JsonSchema }[];
  body: JsonSchema | undefined;
}
interface Heard {
  type: string;
  id: number;
  kind: string | undefined;
}

/** Every right, each right without one other, and few rights alone. */
const holdings: [string, readonly string[]][] = [
  ['every right', allPermissions],
  ['no right', []],
  ...allPermissions.map((right): [string, readonly string[]] => [
    `every right but ${right}`,
    allPermissions.filter((each) => each !== right),
  ]),
  ...[
    ['read:order'],
    ['write:order'],
    ['manage:order'],
    ['read:order', 'reveal:phone'],
    ['read:promotion'],
    ['settle:promotion'],
    ['read:promotion', 'manage:promotion'],
    ['read:promotion', 'settle:promotion'],
  ].map((rights): [string, readonly string[]] => [`only ${rights.join(' and ')}`, rights]),
];

const missing = 987_654;
const secretPhone = '13912345678';
/** Looks the same behind a mask. */
const otherPhone = '13987655678';
const probeId = 901;
let sandbox: TestSandbox;
let operations: Operation[];
let token: string;
let position: string;
let happened: Heard[];
const foreign = { order: 0, orderNo: '', withdrawal: 950 };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { database, call } = sandbox;
  const { document } = await readDocument(sandbox);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, RawOperation>)
      .filter(([, { responses }]) => responses[200] !== undefined)
      .map(([method, { description, parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        right: /^Needs the permission (\S+)\.$/.exec(description)?.[1],
        query: parameters.filter((each) => each.in === 'query'),
        body: requestBody?.content['application/json']?.schema,
      })),
  );
  await database.execute(
    `INSERT INTO accounts (id, username, phone, password_hash, avatar, roles, permissions, created_at)
     SELECT ${probeId}, 'probe', '13800000901', password_hash, avatar, '[]', permissions, created_at FROM accounts WHERE username = 'admin'`,
  );
  token = (
    await call<{ token: string }>('/api/cps/open/auth/login', {
      body: { username: 'probe', password: 'waybill-admin' },
    })
  ).data.token;
  const [agent, editor, admin] = [
    await sandbox.signIn('agent'),
    await sandbox.signIn('editor'),
    await sandbox.signIn('admin'),
  ];
  position = (await sandbox.app.request('/order/counts', { headers: { token } })).headers.get('x-last-event') ?? '';
  for (const owner of [agent, token]) {
    const body = { ...orderRequest, consignor: { ...orderRequest.consignor, phone: secretPhone } };
    const { data } = await call<{ id: number; orderNo: string }>('/order/doEdit', { token: owner, body });
    if (owner === agent) Object.assign(foreign, { order: data.id, orderNo: data.orderNo });
    await call('/order/doNote', { token: editor, body: { id: data.id, text: 'Among staff' } });
    await call('/order/doReveal', { token: admin, body: { id: data.id, party: 'consignor' } });
    await call('/order/doStep', { token: editor, body: { id: data.id, step: 'accept' } });
    await call('/live/savePresence', {
      token: owner,
      body: { id: data.id, window: 'window-of-owner', doing: 'editing' },
    });
  }
  await database.batch(
    [
      `INSERT INTO withdrawals (id, promoter_id, cents, orders, requested_at)
       SELECT ${foreign.withdrawal}, id, 100, 1, 0 FROM accounts WHERE username = 'agent'`,
      `INSERT INTO withdrawals (id, promoter_id, cents, orders, requested_at) VALUES (951, ${probeId}, 100, 1, 0)`,
      `INSERT INTO notices (image, notice, email) VALUES ('', 'The end', 'The end')`,
    ],
    'write',
  );
  const { rows } = await database.execute({
    sql: `SELECT topic AS type, record AS id, detail ->> 'kind' AS kind FROM happened WHERE id > ? AND topic <> 'account' ORDER BY happened.id`,
    args: [Number(position)],
  });
  happened = rows.map(({ type, id, kind }) => ({
    type: String(type),
    id: Number(id),
    kind: kind ? String(kind) : undefined,
  }));
  expect(new Set(happened.map(({ type, kind }) => kind ?? type))).toEqual(
    new Set(['step', 'note', 'reveal', 'presence', 'money', 'notice']),
  );
});
afterAll(() => sandbox.close());

interface RawOperation {
  description: string;
  responses: Record<string, unknown>;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

const hold = (rights: readonly string[]) =>
  sandbox.database.execute({
    sql: 'UPDATE accounts SET permissions = ? WHERE id = ?',
    args: [JSON.stringify(rights), probeId],
  });

/** Reads the events that the stream sends to the account, up to the notice at its end. */
async function listen(): Promise<Heard[]> {
  const response = await sandbox.app.request('/live/events', { headers: { token, 'last-event-id': position } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!/event: notice\n.*\n\n/.test(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended early: ${text}`);
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text.split('\n\n').flatMap((frame) => {
    const [, type = '', data = ''] = /event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
    if (type === '' || type === 'account') return [];
    const { id, kind } = JSON.parse(data) as { id: number; kind?: string };
    return [{ type, id, kind }];
  });
}

/** Whether calls return the record of an event to the account. */
async function reads({ type, id, kind }: Heard): Promise<boolean> {
  if (type === 'notice') return true;
  if (type === 'money') return (await sandbox.call(`/promotion/withdrawal?id=${id}`, { token })).code === 200;
  const { code, data } = await sandbox.call<{ timeline: { kind: string }[] }>(`/order/detail?id=${id}`, { token });
  return code === 200 && (kind === undefined || data.timeline.some((event) => event.kind === kind));
}

async function send({ method, path, query, body }: Operation, knownIds: Record<string, readonly unknown[]>) {
  const options = { sampler: createSampler(7), known: knownIds, wrong: 0 };
  const named = query.filter(({ name }) => knownIds[name]);
  const search = new URLSearchParams(named.map(({ name }): [string, string] => [name, String(knownIds[name]?.[0])]));
  const response = await sandbox.app.request(`${path}?${search}`, {
    method,
    headers: { token, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body ? sampleOf(body, '', options) : {}) } : {}),
  });
  return (await response.json()) as { code: number; data: unknown };
}

describe.each(holdings)('with %s [each-right-taken-away]', (_, rights) => {
  beforeAll(() => hold(rights));

  it('the stream tells of just what the account reads by calls', async () => {
    const readable = await Promise.all(happened.map(reads));
    expect(await listen()).toEqual(happened.filter((__, place) => readable[place]));
  });

  it('a call that needs another right is refused, whatever it names', async () => {
    for (const operation of operations) {
      if (!operation.right || rights.includes(operation.right)) continue;
      const { code } = await send(operation, { id: [foreign.order] });
      expect(code, `${operation.method} ${operation.path}`).toBe(403);
    }
  });

  it('a record without access gets the same response as a missing record', async () => {
    for (const [area, id, type] of [
      ['/order/', foreign.order, 'order'],
      ['/live/', foreign.order, 'order'],
      ['/promotion/', foreign.withdrawal, 'money'],
    ] as const) {
      if (await reads({ type, id, kind: undefined })) continue;
      for (const operation of operations.filter(({ path }) => path.startsWith(area))) {
        const [there, absent] = [
          await send(operation, { id: [id], ids: [id] }),
          await send(operation, { id: [missing], ids: [missing] }),
        ];
        const written = /do(?:Edit|Import)$/.test(operation.path) && there.code === 200;
        if (!written) expect(there, `${operation.method} ${operation.path}`).toEqual(absent);
      }
    }
  });

  it('lists, counts and the search find just what the account reads', async () => {
    const detail = await sandbox.call<{ phonesMasked: boolean }>(`/order/detail?id=${foreign.order}`, { token });
    const isThere = detail.code === 200;
    const find = async (keyword: string) => {
      const list = await sandbox.call(`/order/getList?keyword=${keyword}`, { token });
      const search = await sandbox.call(`/search/getList?query=${keyword}`, { token });
      const counts = await sandbox.call<{ total: number }>(`/order/counts?keyword=${keyword}`, { token });
      const [isListed, isOffered] = [list, search].map(({ data }) => JSON.stringify(data).includes(foreign.orderNo));
      return { isListed, isOffered, count: counts.code === 200 ? counts.data.total : 0 };
    };
    expect(await find(foreign.orderNo)).toEqual({ isListed: isThere, isOffered: isThere, count: isThere ? 1 : 0 });
    // A number with the visible digits finds the order, whatever its hidden ones are.
    const others = await find(otherPhone);
    expect(await find(secretPhone)).toMatchObject(
      isThere && !detail.data.phonesMasked
        ? { isListed: true, isOffered: true }
        : { isListed: others.isListed, isOffered: others.isOffered },
    );
    if (!isThere) expect(others).toMatchObject({ isListed: false, isOffered: false });
    for (const path of ['/order/today', `/order/byIds?ids=${foreign.order}`])
      if (!isThere) expect(JSON.stringify(await sandbox.call(path, { token }))).not.toContain(foreign.orderNo);
  });
});
