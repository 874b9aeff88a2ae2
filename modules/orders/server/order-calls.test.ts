import type { Envelope } from '@waybill/kit/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDocument } from '../../../apps/sandbox/testing/check-responses';
import { orderRequest } from '../../../apps/sandbox/testing/order-request';
import { type CallOptions, startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';
import type { Order, OrderDetail } from '../contract/order';
import { stepRights } from '../contract/rights';
import { orderStatuses, orderSteps } from '../contract/words';
import { decideOrder, viewerOf } from './viewer';

const staff = viewerOf({ id: 1, username: 'admin', admin: true, roles: [], permissions: [] });

interface Page {
  list: Order[];
  total: number;
}

let sandbox: TestSandbox;
let document: Awaited<ReturnType<typeof readDocument>>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  sandbox = await startTestSandbox();
  document = await readDocument(sandbox);
  for (const name of ['agent', 'editor', 'test', 'admin']) tokens[name] = await sandbox.signIn(name);
});
afterAll(() => sandbox.close());

/** Makes a call as an account, and checks the response against the contract. */
async function as<Data = Order>(who: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const options: CallOptions = { token: tokens[who], headers, ...(body === undefined ? {} : { body }) };
  const response: Envelope<Data> = await sandbox.call<Data>(path, options);
  const complaints = document.check(body === undefined ? 'GET' : 'POST', path.replace(/\?.*/, ''), response);
  expect(complaints).toEqual([]);
  return response;
}

const place = (change: object = {}, who = 'agent', headers = {}) =>
  as(who, '/order/doEdit', { ...orderRequest, ...change }, headers);
const step = (id: number, name: string, more: object = {}, who = 'editor', headers = {}) =>
  as(who, '/order/doStep', { id, step: name, ...more }, headers);
const detail = async (id: number, who = 'editor') => (await as<OrderDetail>(who, `/order/detail?id=${id}`)).data;
const newOrder = async () => (await place()).data;

describe('the list', () => {
  test('240 orders are there, the newest first', async () => {
    const { data } = await as<Page>('editor', '/order/getList?pageSize=100');
    expect(data.total).toBe(240);
    const times = data.list.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    for (const order of data.list) expect(order.fromCity).not.toBe(order.toCity);
  });

  test('several orders come in the sequence of the ids, without the orders of others', async () => {
    const [mine, theirs] = [(await place()).data, (await place({}, 'editor')).data];
    const ids = async (who: string) =>
      (await as<Page>(who, `/order/byIds?ids=${theirs.id},${mine.id},${theirs.id},999999`)).data.list.map(
        ({ id }) => id,
      );
    expect(await ids('editor')).toEqual([theirs.id, mine.id]);
    expect(await ids('agent')).toEqual([mine.id]);
    for (const wrong of ['', '1,,2', 'x', Array(101).fill(1).join()])
      expect((await as('editor', `/order/byIds?ids=${wrong}`)).code).toBe(400);
  });

  test('counts per state are those of the lists of each state, for any filter', async () => {
    for (const filter of ['', 'category=ebike', 'from=2024-12-01&to=2025-01-15', 'keyword=1700', 'overdue=true']) {
      const { data } = await as<{ total: number; counts: Record<string, number> }>('editor', `/order/counts?${filter}`);
      const totals: Record<string, number> = {};
      for (const status of orderStatuses)
        totals[status] = (await as<Page>('editor', `/order/getList?status=${status}&${filter}`)).data.total;
      expect([filter, data.counts]).toEqual([filter, totals]);
      expect(data.total).toBe((await as<Page>('editor', `/order/getList?${filter}`)).data.total);
    }
  });

  test('the number of one vehicle, as its label carries it, finds the order', async () => {
    const { data } = await as<Order>('agent', '/order/doEdit', orderRequest);
    const response = await as<Page>('agent', `/order/getList?keyword=${encodeURIComponent(`${data.orderNo}-2/3`)}`);
    expect(response.data.list.map(({ orderNo }) => orderNo)).toEqual([data.orderNo]);
  });

  test.each(['170 0000 0001', '+86 170-0000-0001', ' 17000000001 ', '021 62345678', '170 0000', '2345678-12'])(
    'a phone is found as it is written: %s',
    async (keyword) => {
      const { data } = await as<Order>('agent', '/order/doEdit', orderRequest);
      const response = await as<Page>('agent', `/order/getList?keyword=${encodeURIComponent(keyword)}`);
      expect(response.data.list.map(({ orderNo }) => orderNo)).toContain(data.orderNo);
    },
  );

  test('days are cut in Asia/Shanghai [days-asia-shanghai]', async () => {
    const one = await startTestSandbox({ now: () => Date.UTC(2025, 1, 6, 16, 30) });
    const token = await one.signIn('agent');
    const { data } = await one.call<Order>('/order/doEdit', { token, body: orderRequest });
    expect(data.orderNo).toMatch(/^TY20250207/);
    const on = async (day: string) =>
      (await one.call<Page>(`/order/getList?from=${day}&to=${day}&keyword=${data.orderNo}`, { token })).data.total;
    expect([await on('2025-02-06'), await on('2025-02-07')]).toEqual([0, 1]);
    expect((await one.call<{ date: string }>('/order/today', { token })).data.date).toBe('2025-02-07');
    await one.close();
  });

  test('the figures of today match the lists of the day, with at most eight waiting orders [home-stays-small]', async () => {
    const { data } = await as<
      Record<string, number> & {
        date: string;
        waiting: (Order & { dueAt: string; step: string | null })[];
        days: { placed: number }[];
      }
    >('editor', '/order/today');
    const total = async (query: string) => (await as<Page>('editor', `/order/getList?${query}`)).data.total;
    expect(data).toMatchObject({
      toAccept: await total('status=pending'),
      toCollect: await total('status=accepted'),
      exceptions: await total('status=exception'),
      overdue: await total('overdue=true'),
      signed: await total(`signedOn=${data.date}`),
    });
    expect(data.days.at(-1)?.placed).toBe(await total(`from=${data.date}&to=${data.date}`));
    expect(data.waiting).toHaveLength(8);
    expect(data.waiting.map(({ dueAt }) => dueAt)).toEqual(data.waiting.map(({ dueAt }) => dueAt).sort());
    expect(data.waiting.map(({ step }) => step)).toContain('arrive');
    const agents = await as<{ waiting: { step: string | null }[] }>('agent', '/order/today');
    expect(new Set(agents.data.waiting.map(({ step }) => step))).toEqual(new Set([null]));
    for (const { status, overdue } of data.waiting)
      expect(overdue || ['pending', 'accepted'].includes(status)).toBe(true);
  });

  test.each(['page=0', 'status=lost', 'from=yesterday', 'sort=vin', 'signedOn=2025-13-01'])(
    'a wrong %s is refused and named',
    async (query) => {
      const response = await as('editor', `/order/getList?${query}`);
      expect(response).toMatchObject({ code: 400, message: expect.stringContaining(query.split('=')[0] ?? '') });
    },
  );
});

describe('placing an order', () => {
  test('its price equals the quote, part by part, and holds for a day', async () => {
    const query = new URLSearchParams({
      categories: 'motorcycle,ebike',
      from: '110105',
      to: '310115',
      collection: 'collected',
      delivery: 'door',
      packing: 'crate',
      value: '1500000',
      insured: 'true',
    });
    const quoted = await as<{ price: Order['price']; distance: number }>('agent', `/order/quote?${query}`);
    const [motorcycle] = orderRequest.vehicles;
    const { data: order } = await place({
      vehicles: [motorcycle, { ...motorcycle, category: 'ebike', plate: '', frame: '119322100000001', value: 500_000 }],
      collection: 'collected',
      collectFrom: '2025-02-07T01:00:00.000Z',
      collectUntil: '2025-02-07T04:00:00.000Z',
      delivery: 'door',
      packing: 'crate',
    });
    expect(order.price).toEqual(quoted.data.price);
    const { base, distance, collection, delivery, packing, insurance, total, validUntil } = order.price;
    expect(base + distance + collection + delivery + packing + insurance).toBe(total);
    expect({ base, collection, delivery, packing, insurance }).toEqual({
      base: 250_00,
      collection: 80_00,
      delivery: 110_00,
      packing: 300_00,
      insurance: 45_00,
    });
    expect(validUntil).toBe('2025-02-07T09:00:00.000Z');
  });

  test('phones, names, plates and frame numbers are stored in one form', async () => {
    const { data } = await place({
      consignor: { ...orderRequest.consignor, name: '买买提 • 阿不都', phone: '+86 138-1234-5678' },
      consignee: { ...orderRequest.consignee, phone: '(0571)8765 4321转8' },
      vehicles: [{ ...orderRequest.vehicles[0], plate: '京a·12345', frame: ' 1m8gdm9axkp042788 ' }],
    });
    expect([data.consignor.name, data.consignor.phone]).toEqual(['买买提·阿不都', '13812345678']);
    expect(data.consignee.phone).toBe('0571-87654321-8');
    expect(data.vehicles[0]).toMatchObject({ plate: '京A12345', frame: '1M8GDM9AXKP042788' });
    expect(data.consignor.regionNames).toEqual(['北京市', '朝阳区']);
  });

  test('accepts a shop, a dotted name, a VIN without a check digit and a city without districts', async () => {
    const { data } = await place({
      consignor: { ...orderRequest.consignor, name: 'Al Hassan Motors' },
      consignee: { ...orderRequest.consignee, name: '阿依古丽·麦麦提', region: '441900' },
      vehicles: [{ ...orderRequest.vehicles[0], frame: '1M8GDM9A1KP042788' }],
    });
    expect(data.toCity).toBe('东莞');
  });

  test.each([
    ['consignor.name', { consignor: { ...orderRequest.consignor, name: '王' } }],
    ['consignor.phone', { consignor: { ...orderRequest.consignor, phone: '123' } }],
    ['consignee.region', { consignee: { ...orderRequest.consignee, region: '110101' } }],
    ['consignee.region', { consignee: { ...orderRequest.consignee, region: '990101' } }],
    ['consignee.street', { consignee: { ...orderRequest.consignee, street: '\0\0' } }],
    ['vehicles', { vehicles: [] }],
    ['vehicles', { vehicles: Array(21).fill(orderRequest.vehicles[0]) }],
    ['vehicles.0.category', { vehicles: [{ ...orderRequest.vehicles[0], category: 'truck' }] }],
    ['vehicles.0.frame', { vehicles: [{ ...orderRequest.vehicles[0], frame: '12345' }] }],
    ['vehicles.0.value', { vehicles: [{ ...orderRequest.vehicles[0], value: 0 }] }],
    ['collectUntil', { collection: 'collected' }],
    ['insured', { insured: 'maybe' }],
  ])('with a wrong %s is refused, and the field is named for the form', async (field, change) => {
    expect(await place(change)).toMatchObject({ code: 400, data: { fields: { [field]: expect.any(String) } } });
  });

  test('sent twice with one key places one order; the same key with another order is refused', async () => {
    const headers = { 'idempotency-key': 'placed-once' };
    const [first, second] = await Promise.all([place({}, 'agent', headers), place({}, 'agent', headers)]);
    expect(second.data.id).toBe(first.data.id);
    expect((await place({}, 'agent', headers)).data.id).toBe(first.data.id);
    expect((await place({}, 'editor', headers)).data.id).not.toBe(first.data.id);
    expect((await place({ remark: 'other' }, 'agent', headers)).code).toBe(400);
  });

  test('a search finds the contacts of earlier orders', async () => {
    await place({ consignee: { ...orderRequest.consignee, name: '独一无二车行' } });
    const response = await as<{ list: { name: string; uses: number }[] }>(
      'agent',
      `/order/contacts?party=consignee&keyword=${encodeURIComponent('独一')}`,
    );
    expect(response.data.list).toMatchObject([{ name: '独一无二车行', uses: 1 }]);
    expect(
      (await as<{ list: [] }>('editor', `/order/contacts?keyword=${encodeURIComponent('独一')}`)).data.list,
    ).toEqual([]);
  });
});

describe('changing an order', () => {
  test('while it is pending, its history has the old and the new values', async () => {
    const order = await newOrder();
    const consignee = { ...orderRequest.consignee, region: '440305', street: '科技园路 1 号' };
    const { data } = await place({ id: order.id, version: order.version, consignee }, 'editor');
    expect(data).toMatchObject({ version: 2, toCity: '深圳' });
    const { timeline } = await detail(order.id);
    expect(timeline.at(-1)).toMatchObject({
      kind: 'edit',
      actor: 'editor',
      changes: [
        { field: 'consignee.region', before: '上海市 / 浦东新区', after: '广东省 / 深圳市 / 南山区' },
        { field: 'consignee.street', before: '世纪大道 100 号', after: '科技园路 1 号' },
      ],
    });
  });

  test('is refused after a change by another account, with the events since', async () => {
    const order = await newOrder();
    await place({ id: order.id, remark: 'first' }, 'editor');
    const late = await place({ id: order.id, version: order.version, remark: 'second' });
    expect(late).toMatchObject({
      code: 409,
      message: '运单已由 editor 于 17:00 修改，本次操作没有执行',
      data: { happened: [{ kind: 'edit', actor: 'editor' }], present: { id: order.id, remark: 'first' } },
    });
    const tag = { 'if-match': `"${order.version}"` };
    expect((await place({ id: order.id, remark: 'second' }, 'agent', tag)).code).toBe(409);
    expect((await detail(order.id)).remark).toBe('first');
  });

  test('lists two changes of one account within a minute once in the refusal', async () => {
    const order = await newOrder();
    await place({ id: order.id, remark: 'first' }, 'editor');
    await place({ id: order.id, remark: 'second' }, 'editor');
    const late = await place({ id: order.id, version: order.version, remark: 'third' });
    expect(late.message).toBe('运单已由 editor 于 17:00 修改，本次操作没有执行');
  });

  test('is refused once it is accepted', async () => {
    const order = await newOrder();
    await step(order.id, 'accept');
    expect((await place({ id: order.id })).message).toBe('运单已由 editor 于 17:00 接单，本次操作没有执行');
  });
});

describe('the steps of an order', () => {
  test('lead from pending to signed, each with actor, time, place and note', async () => {
    const { id } = await newOrder();
    const way = ['accept', 'collect', 'depart', 'arrive', 'depart', 'arrive', 'deliver', 'sign'];
    for (const name of way) {
      sandbox.pass(60);
      expect((await step(id, name, { place: `at ${name}`, note: `did ${name}` })).code).toBe(200);
    }
    const { status, timeline, signedAt } = await detail(id);
    expect(status).toBe('signed');
    expect(signedAt).toBe(timeline.at(-1)?.at);
    expect(timeline.map(({ status }) => status)).toEqual([
      'pending',
      'accepted',
      'collected',
      'in-transit',
      'arrived',
      'in-transit',
      'arrived',
      'out-for-delivery',
      'signed',
    ]);
    expect(timeline.at(-1)).toMatchObject({ actor: 'editor', place: 'at sign', note: 'did sign' });
  });

  test('each starts from its own states and no others [every-step-from-every-state]', async () => {
    for (const status of orderStatuses) {
      const { id } = await newOrder();
      for (const name of orderSteps) {
        await force(id, status);
        const answered = await step(id, name, { note: 'why' });
        const { allowed } = decideOrder(stepRights[name], staff, { placed_by: null, status });
        expect([status, name, answered.code]).toEqual([status, name, allowed ? 200 : 409]);
      }
    }
  });

  test('on hold and back again, an exception, and a return; each of them with its reason', async () => {
    const { id } = await newOrder();
    for (const name of ['accept', 'collect', 'depart']) await step(id, name);
    expect(await step(id, 'hold')).toMatchObject({ code: 400, data: { fields: { note: expect.any(String) } } });
    expect((await step(id, 'hold', { note: '等配件' })).data).toMatchObject({
      status: 'on-hold',
      heldFrom: 'in-transit',
    });
    expect((await step(id, 'resume')).data).toMatchObject({ status: 'in-transit', heldFrom: null });
    expect((await step(id, 'report', { note: '破损' })).data.status).toBe('exception');
    expect((await step(id, 'return', { note: '客户拒收' })).data).toMatchObject({ status: 'returned', heldFrom: null });
  });

  test('a step that another account took first answers 409 with its author and time', async () => {
    const order = await newOrder();
    await step(order.id, 'accept', { version: order.version }, 'admin');
    const late = await step(order.id, 'accept', { version: order.version });
    expect(late).toMatchObject({ code: 409, data: { happened: [{ actor: 'admin', status: 'accepted' }] } });
    expect(late.message).toMatch(/^运单已由 admin 于 \d\d:\d\d 接单，本次操作没有执行$/);
  });

  test('sent twice with one key is one step [repeated-step-or-order]', async () => {
    const { id } = await newOrder();
    const headers = { 'idempotency-key': `accept-${id}` };
    for (let turn = 0; turn < 3; turn += 1)
      expect((await step(id, 'accept', {}, 'editor', headers)).data.status).toBe('accepted');
    expect((await detail(id)).timeline).toHaveLength(2);
    expect((await step(id, 'collect', {}, 'editor', headers)).code).toBe(400);
  });

  test('several orders move at once, and refused ones are listed with their reasons', async () => {
    const [one, two, three] = [await newOrder(), await newOrder(), await newOrder()];
    await as('agent', '/order/doCancel', { id: two.id });
    const ids = [one.id, two.id, three.id];
    const headers = { 'idempotency-key': 'bulk-1' };
    for (let turn = 0; turn < 2; turn += 1) {
      const { data } = await as<{ moved: number[]; refused: { id: number; reason: string }[] }>(
        'editor',
        '/order/doSteps',
        { ids, step: 'accept' },
        headers,
      );
      expect(data.moved).toEqual([one.id, three.id]);
      expect(data.refused).toMatchObject([{ id: two.id, orderNo: two.orderNo }]);
      expect(data.refused[0]?.reason).toMatch(/^由 agent 于 \d\d:\d\d 取消$/);
    }
    expect((await detail(one.id)).timeline).toHaveLength(2);
  });

  test('a change that is sent again with its key, since its response was lost, is one change and no conflict [change-sent-twice]', async () => {
    const { id, version } = await newOrder();
    const headers = { 'idempotency-key': `change-${id}`, 'if-match': `"${version}"` };
    const body = { ...orderRequest, id, remark: 'changed' };
    for (let turn = 0; turn < 3; turn += 1)
      expect((await as<Order>('agent', '/order/doEdit', body, headers)).data).toMatchObject({ remark: 'changed' });
    expect((await detail(id)).timeline.map(({ kind }) => kind)).toEqual(['step', 'edit']);
    expect((await as('agent', '/order/doEdit', { ...body, remark: 'else' }, headers)).code).toBe(400);
  });

  test('assigned twice with one key, they are assigned once; the same key with something else is refused [assignment-sent-twice]', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    const headers = { 'idempotency-key': 'assign-1' };
    const body = { ids: [one.id, two.id], line: '北京—上海', carrier: '沪D62918' };
    const assign = (more = {}) => as('editor', '/order/doAssign', { ...body, ...more }, headers);
    const answers = await Promise.all([assign(), assign()]);
    for (const { data } of [...answers, await assign()])
      expect(data).toEqual({ moved: body.ids, versions: [2, 2], refused: [] });
    expect((await detail(one.id)).timeline.map(({ kind }) => kind)).toEqual(['step', 'assign']);
    const { id: third } = await newOrder();
    expect((await assign({ ids: [third, one.id] })).code).toBe(400);
    expect((await detail(third)).timeline).toHaveLength(1);
    expect((await assign({ line: '北京—广州' })).code).toBe(400);
    expect((await detail(one.id)).line).toBe('北京—上海');
  });

  test('moves no order of a bulk action if one of them does not exist [bulk-call-is-atomic]', async () => {
    const { id } = await newOrder();
    const { data: other } = await place({}, 'editor');
    for (const [call, body] of [
      ['doSteps', { ids: [id, other.id], step: 'cancel' }],
      ['doSteps', { ids: [id, 999_999], step: 'cancel' }],
    ] as const)
      expect((await as('agent', `/order/${call}`, body)).code).toBe(404);
    expect((await as('editor', '/order/doAssign', { ids: [id, 999_999], line: 'x', carrier: 'y' })).code).toBe(404);
    expect((await detail(id)).timeline).toHaveLength(1);
    expect((await detail(other.id, 'editor')).timeline).toHaveLength(1);
  });

  test.each(
    orderSteps.filter((name) => !stepRights[name].some(({ permission }) => permission.includes('write:order'))),
  )('%s is forbidden without its permission', async (name) => {
    const { id } = await newOrder();
    expect((await step(id, name, { note: 'x' }, 'agent')).code).toBe(403);
  });

  test('its author can undo a step until the next event, and the history shows it [last-step-can-be-undone]', async () => {
    const back = (id: number, name: string | undefined, who = 'editor', headers = {}) =>
      as(who, '/order/doTakeBack', { id, step: name }, headers);
    const { id } = await newOrder();
    for (const name of ['accept', 'collect', 'depart']) await step(id, name);
    expect((await back(id, 'depart', 'admin')).code).toBe(409);
    expect((await back(id, 'collect')).code).toBe(409);
    expect((await back(id, undefined)).code).toBe(409);
    expect((await back(id, 'depart', 'editor', { 'if-match': '"3"' })).code).toBe(409);
    const headers = { 'idempotency-key': `back-${id}`, 'if-match': '"4"' };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await back(id, 'depart', 'editor', headers)).data).toMatchObject({ status: 'collected', version: 5 });
    expect((await detail(id)).timeline.at(-1)).toMatchObject({ kind: 'back', status: 'collected', actor: 'editor' });
    expect((await back(id, 'depart')).code).toBe(409);

    await step(id, 'hold', { note: '等配件' });
    await step(id, 'resume');
    expect((await back(id, 'resume')).data).toMatchObject({ status: 'on-hold', heldFrom: 'collected' });
    await step(id, 'resume');
    sandbox.pass(601);
    expect((await back(id, 'resume')).code).toBe(409);
    for (const name of ['sign', 'cancel', 'return']) expect((await back(id, name)).code).toBe(400);
    expect((await back(id, 'accept', 'agent')).code).toBe(403);
  });

  test('several are undone at once, and an undone assignment restores the earlier one', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    const ids = [one.id, two.id];
    await as('editor', '/order/doAssign', { ids: [one.id], line: '北京—上海', carrier: '沪D62918' });
    await as('editor', '/order/doAssign', { ids, line: '北京—广州', carrier: '' });
    await step(two.id, 'accept');
    const { data } = await as('editor', '/order/doTakeBacks', { ids });
    expect(data).toMatchObject({ moved: [one.id], versions: [4], refused: [{ id: two.id }] });
    expect(await detail(one.id)).toMatchObject({ line: '北京—上海', carrier: '沪D62918' });
  });

  test('a pending order is cancelled once', async () => {
    const { id } = await newOrder();
    expect((await as('agent', '/order/doCancel', { id })).data.status).toBe('cancelled');
    expect((await as('agent', '/order/doCancel', { id })).code).toBe(409);
  });
});

describe('a price by hand', () => {
  test('needs its permission and a reason, and both prices appear in the history', async () => {
    const order = await newOrder();
    const hand = { id: order.id, total: 100_00, reason: '老客户优惠' };
    expect((await as('agent', '/order/doPrice', hand)).code).toBe(403);
    expect(await as('editor', '/order/doPrice', { ...hand, reason: '' })).toMatchObject({ code: 400 });
    const { data } = await as('editor', '/order/doPrice', hand);
    expect(data.price).toMatchObject({ total: order.price.total, hand: { total: 100_00, by: 'editor' } });
    const { timeline } = await detail(order.id);
    expect(timeline.at(-1)).toMatchObject({
      kind: 'price',
      note: '老客户优惠',
      changes: [{ field: 'price.total', before: String(order.price.total), after: '10000' }],
    });
    const again = await as('editor', '/order/doPrice', { id: order.id, total: null, reason: '恢复' });
    expect(again.data.price.hand).toBe(null);
  });
});

describe('rights and scope', () => {
  test('an agent sees and changes only their own orders; the orders of others answer 404 [orders-of-other-users]', async () => {
    const all = (await as<Page>('editor', '/order/getList?pageSize=100')).data;
    const ownOrders = (await as<Page>('agent', '/order/getList?pageSize=100')).data;
    expect(ownOrders.total).toBeGreaterThan(0);
    expect(ownOrders.total).toBeLessThan(all.total);
    const foreign = (await as<Page>('editor', '/order/getList?sort=createdAt&pageSize=100')).data.list.find(
      ({ placedBy }) => placedBy !== 'agent',
    );
    expect((await as('agent', `/order/detail?id=${foreign?.id}`)).code).toBe(404);
    expect((await place({ id: foreign?.id })).code).toBe(404);
    expect((await as('agent', '/order/doCancel', { id: foreign?.id })).code).toBe(404);
    expect((await step(foreign?.id ?? 0, 'cancel', {}, 'agent')).code).toBe(404);
    const keyword = encodeURIComponent(foreign?.orderNo ?? '');
    expect((await as<Page>('agent', `/order/getList?keyword=${keyword}`)).data.total).toBe(0);
    const response = await sandbox.call<{ list: object[] }>(`/search/getList?query=${keyword}`, {
      token: tokens.agent,
    });
    expect(response.data.list).toEqual([]);
  });

  test('staff changes and cancels the orders of agents; an unknown order answers 404', async () => {
    const order = await newOrder();
    expect((await place({ id: order.id, remark: 'x' }, 'editor')).data.remark).toBe('x');
    expect((await as<Page>('agent', `/order/getList?keyword=${order.orderNo}`)).data.total).toBe(1);
    expect((await as('editor', '/order/doCancel', { id: order.id })).code).toBe(200);
    expect((await as('editor', '/order/doCancel', { id: 999_999 })).code).toBe(404);
  });

  test('phones are masked without the right, in the history too, and revealing one is recorded', async () => {
    const order = await newOrder();
    await place({ id: order.id, consignor: { ...orderRequest.consignor, phone: '17000000009' } });
    const seen = await detail(order.id, 'test');
    expect([seen.consignor.phone, seen.consignee.phone, seen.phonesMasked]).toEqual([
      '170****0009',
      '021-****5678',
      true,
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/1700000000\d|62345678/);
    expect((await as('agent', '/order/doReveal', { id: order.id, party: 'consignor' })).code).toBe(403);
    const shown = await as<{ phone: string }>('test', '/order/doReveal', { id: order.id, party: 'consignor' });
    expect(shown.data.phone).toBe('17000000009');
    expect((await detail(order.id)).timeline.at(-1)).toMatchObject({
      kind: 'reveal',
      actor: 'test',
      note: 'consignor',
    });
    expect((await detail(order.id, 'agent')).consignor.phone).toBe('17000000009');
  });

  test('only staff see the notes of staff in the history', async () => {
    const { id } = await newOrder();
    await as<OrderDetail>('editor', '/order/doNote', { id, text: '客户难缠' });
    expect((await detail(id)).timeline.at(-1)).toMatchObject({ kind: 'note', note: '客户难缠' });
    expect(JSON.stringify(await detail(id, 'agent'))).not.toContain('难缠');
    expect((await as('agent', '/order/doNote', { id, text: 'x' })).code).toBe(403);
  });

  test('assigning lines and vehicles needs the permission', async () => {
    const { id } = await newOrder();
    const body = { ids: [id], line: '北京—上海', carrier: '沪D62918' };
    expect((await as('agent', '/order/doAssign', body)).code).toBe(403);
    await as('editor', '/order/doAssign', body);
    expect(await detail(id)).toMatchObject({ line: '北京—上海', carrier: '沪D62918' });
  });
});

describe('the address book', () => {
  const book = async (keyword: string, who = 'agent') =>
    (
      await as<{ list: { name: string; street: string; uses: number }[] }>(
        who,
        `/order/contacts?keyword=${encodeURIComponent(keyword)}`,
      )
    ).data.list.map(({ name, street, uses }) => [name, street, uses]);
  const person = { name: '赵 一鸣', phone: '138 0000 0009', region: '330110', street: '文三路 9 号' };
  const plain = { ...person, name: '赵一鸣', phone: '13800000009' };

  test('has an added contact until it is changed or removed, for its account alone [address-book-belongs-to-account]', async () => {
    expect((await as('agent', '/order/doContact', person)).code).toBe(200);
    expect(await book('赵一鸣')).toEqual([['赵一鸣', '文三路 9 号', 0]]);
    expect(await book('赵一鸣', 'editor')).toEqual([]);
    await as('agent', '/order/doContact', { ...plain, street: '文三路 10 号', before: plain });
    expect(await book('赵一鸣')).toEqual([['赵一鸣', '文三路 10 号', 0]]);
    await as('agent', '/order/doForgetContact', { ...plain, street: '文三路 10 号' });
    expect(await book('赵一鸣')).toEqual([]);
  });

  test('comes in pages and in the requested order [address-book-is-a-list]', async () => {
    for (const [at, name] of ['霁甲行', '霁乙行', '霁丙行'].entries())
      await as('agent', '/order/doContact', { ...plain, name, phone: `1380000001${at}` });
    const page = async (query: string) => {
      const { list, total } = (
        await as<{ list: { id: string; phone: string }[]; total: number }>(
          'agent',
          `/order/contacts?keyword=霁&${query}`,
        )
      ).data;
      return { phones: list.map(({ phone }) => phone.at(-1)), ids: new Set(list.map(({ id }) => id)).size, total };
    };
    expect(await page('pageSize=2&sort=name&order=asc')).toEqual({ phones: ['2', '1'], ids: 2, total: 3 });
    expect(await page('page=2&pageSize=2&sort=name&order=asc')).toEqual({ phones: ['0'], ids: 1, total: 3 });
    expect(await page('page=3&pageSize=2')).toEqual({ phones: [], ids: 0, total: 3 });
  });

  test('omits a removed contact, even if orders name it, until it is added again', async () => {
    const consignee = { ...orderRequest.consignee, name: '钱二车行' };
    await place({ consignee });
    expect(await book('钱二车行')).toEqual([['钱二车行', '世纪大道 100 号', 1]]);
    await as('agent', '/order/doForgetContact', consignee);
    await place({ consignee });
    expect(await book('钱二车行')).toEqual([]);
    await as('agent', '/order/doContact', consignee);
    expect(await book('钱二车行')).toEqual([['钱二车行', '世纪大道 100 号', 2]]);
  });

  test('refuses a contact with an invalid phone, region or name', async () => {
    for (const wrong of [{ phone: '12' }, { region: '330000' }, { name: 'x' }])
      expect((await as('agent', '/order/doContact', { ...person, ...wrong })).code).toBe(400);
  });
});

describe('orders of a spreadsheet', () => {
  interface Imported {
    placed: { place: number; id: number; orderNo: string }[];
    refused: { place: number; field: string }[];
  }
  const importOrders = (orders: unknown[], key: string) =>
    as<Imported>('agent', '/order/doImport', { orders }, { 'idempotency-key': key });
  const total = async () => (await as<Page>('agent', '/order/getList')).data.total;

  test('are placed except the invalid ones, which are listed with their field', async () => {
    const before = await total();
    const orders = [
      orderRequest,
      { ...orderRequest, consignee: { ...orderRequest.consignee, phone: '12' } },
      'x',
      { ...orderRequest, consignee: { ...orderRequest.consignee, region: '110105' } },
      { ...orderRequest, remark: '第二单' },
    ];
    const { data } = await importOrders(orders, 'some-1');
    expect(data.placed.map(({ place }) => place)).toEqual([0, 4]);
    expect(data.refused).toEqual([
      { place: 1, field: 'consignee.phone' },
      { place: 2, field: 'consignor' },
      { place: 3, field: 'consignee.region' },
    ]);
    expect(await total()).toBe(before + 2);
    expect((await detail(data.placed[1]?.id ?? 0)).remark).toBe('第二单');
    expect((await detail(data.placed[1]?.id ?? 0)).orderNo).toBe(data.placed[1]?.orderNo);
  });

  test('that are sent twice with one key, even at the same time, are placed once [orders-spreadsheet-are-placed-once]', async () => {
    const before = await total();
    const orders = Array.from({ length: 100 }, (_, index) => ({ ...orderRequest, remark: `${index}` }));
    const [one, two] = await Promise.all([importOrders(orders, 'same-1'), importOrders(orders, 'same-1')]);
    expect(one.data.placed).toHaveLength(100);
    expect(two.data).toEqual(one.data);
    expect((await importOrders(orders, 'same-1')).data).toEqual(one.data);
    expect(await total()).toBe(before + 100);
  });

  test.each([null, 7, 'order', [], [[]], true])(
    'of which one is %j are placed without it [import-entry-without-order]',
    async (wrong) => {
      const { code, data } = await importOrders([orderRequest, wrong], `wrong-${JSON.stringify(wrong)}`);
      expect([code, data.placed.length]).toEqual([200, 1]);
      expect(data.refused).toMatchObject([{ place: 1 }]);
    },
  );

  test('another list with a used key is refused as a whole [key-with-another-list-orders]', async () => {
    const orders = [orderRequest, { ...orderRequest, remark: 'two' }];
    await importOrders(orders, 'reused-1');
    const before = await total();
    const other = [{ ...orderRequest, remark: 'new' }, orderRequest, { ...orderRequest, remark: 'three' }];
    expect((await importOrders(other, 'reused-1')).code).toBe(400);
    expect(await total()).toBe(before);
  });

  test('are 1 to 100 at a time, and need the right to place orders', async () => {
    expect((await importOrders([], 'x')).code).toBe(400);
    expect((await importOrders(Array(101).fill(orderRequest), 'x')).code).toBe(400);
    expect((await as('test', '/order/doImport', { orders: [orderRequest] })).code).toBe(403);
  });
});

describe('/openapi.json', () => {
  test('names every call of orders with its body, parameters and response', () => {
    const { paths, ...rest } = document.document as unknown as Record<string, unknown> & { paths: object };
    expect(rest).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/order/getList', '/order/doEdit', '/order/doStep']));
  });

  test('the tests notice a response that differs from the document [responses-are-as-openapi-json]', () => {
    expect(document.check('GET', '/order/quote', { code: 200, message: '', data: { days: 3 } })).not.toEqual([]);
  });
});

/** Sets the state of an order directly. */
async function force(id: number, status: string): Promise<void> {
  const held = status === 'on-hold' || status === 'exception' ? 'accepted' : null;
  await sandbox.database.execute({
    sql: 'UPDATE orders SET status = ?, held_from = ? WHERE id = ?',
    args: [status, held, id],
  });
}
