import type { Envelope, Happened } from '@waybill/kit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDocument } from '../../../apps/sandbox/testing/check-responses';
import { orderRequest } from '../../../apps/sandbox/testing/order-request';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';
import type { CommissionTotals } from '../contract/commissions';
import type { Withdrawal } from '../contract/withdrawals';
import { type CommissionState, commissionStates } from '../contract/words';

/** The payee of the requests. */
const payee = { kind: 'alipay', name: '王伟', account: '13812345678', bank: '' };
const paymentNo = 'PAY-2025-0001';

let sandbox: TestSandbox;
let document: Awaited<ReturnType<typeof readDocument>>;
const tokens: Record<string, string> = {};
const day = 24 * 3600;

beforeEach(async () => {
  sandbox = await startTestSandbox({ faults: [] });
  document = await readDocument(sandbox);
  await sandbox.database.batch(
    ['DELETE FROM promotion_orders', 'DELETE FROM withdrawals', 'DELETE FROM promoted_users'],
    'write',
  );
  await signInAll();
  // The users invited by the agent.
  await sandbox.database.execute(
    `INSERT INTO promoted_users (id, nickname, phone, avatar, level, joined_at, inviter_id, account_id, source)
     VALUES (1, 'Test', '13800000003', '', 'silver', 0, 4, 3, 'poster')`,
  );
  await sandbox.call('/__sandbox/account', {
    body: { username: 'test', permissions: ['read:order', 'write:order', 'read:promotion'] },
  });
});
afterEach(() => sandbox.close());

async function signInAll() {
  for (const name of ['admin', 'test', 'agent', 'editor']) tokens[name] = await sandbox.signIn(name);
}

/** Makes a call as an account; the response must match the document. */
async function as<Data = Record<string, unknown>>(who: string, path: string, body?: unknown, key?: string) {
  const response: Envelope<Data> = await sandbox.call<Data>(path, {
    token: tokens[who],
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  expect(document.check(body === undefined ? 'GET' : 'POST', path.replace(/\?.*/, ''), response)).toEqual([]);
  return response;
}

/** Lets days pass and signs everyone in again. */
async function pass(days: number) {
  await sandbox.call('/__sandbox/clock', { body: { seconds: Math.round(days * day) } });
  await signInAll();
}

interface Listed {
  id: number;
  orderId: number;
  commission: number;
  state: CommissionState;
}
const listOf = async (who: string, query = '') =>
  (await as<{ list: Listed[] }>(who, `/promotion/orderList?pageSize=100&${query}`)).data.list;
const totalsOf = async (who: string, query = '') =>
  (await as<CommissionTotals>(who, `/promotion/commissions?${query}`)).data;
const stateOf = async (orderId: number) => (await listOf('admin')).find((each) => each.orderId === orderId)?.state;

const place = async () =>
  (await as<{ id: number; price: { total: number } }>('test', '/order/doEdit', orderRequest)).data;
const step = (id: number, step: string, note?: string) =>
  as('admin', '/order/doStep', { id, step, ...(note ? { note } : {}) });
const sign = async (id: number) => {
  for (const each of ['accept', 'collect', 'depart', 'arrive', 'sign']) await step(id, each);
};
/** Creates an order with withdrawable commission. */
const earn = async () => {
  const order = await place();
  await sign(order.id);
  await pass(7);
  return order;
};
const withdrawable = async () => (await totalsOf('agent')).states.withdrawable.cents;
const request = async (cents?: number, key?: string) =>
  as<Withdrawal>('agent', '/promotion/doRequest', { payee, cents: cents ?? (await withdrawable()) }, key);

describe('the commission of an order', () => {
  test('is pending until it is signed for, then frozen for seven days, then withdrawable, requested and paid [commission-through-states]', async () => {
    const { id, price } = await place();
    expect((await listOf('agent'))[0]).toMatchObject({
      orderId: id,
      userName: 'test',
      level: 'silver',
      source: 'poster',
      promoter: 'agent',
      own: true,
      fee: price.total,
      commission: Math.floor((price.total * 8) / 100),
      state: 'pending',
      freeAt: null,
    });
    await sign(id);
    expect(await stateOf(id)).toBe('frozen');
    await pass(6.99);
    expect(await stateOf(id)).toBe('frozen');
    await pass(0.01);
    expect(await stateOf(id)).toBe('withdrawable');
    const { data } = await request();
    expect(await stateOf(id)).toBe('requested');
    await as('editor', '/promotion/doSettle', { id: data.id, version: data.version, decision: 'pay', paymentNo });
    expect(await stateOf(id)).toBe('paid');
  });

  test('follows the price until the order is signed for', async () => {
    const { id } = await place();
    await as('admin', '/order/doPrice', { id, total: 100_99, reason: 'regular customer' });
    expect((await listOf('agent'))[0]?.commission).toBe(807);
    await sign(id);
    expect((await listOf('agent'))[0]?.commission).toBe(807);
  });

  test.each([
    ['cancelled', async (id: number) => step(id, 'cancel')],
    [
      'returned',
      async (id: number) => {
        for (const each of ['accept', 'collect', 'depart', 'arrive']) await step(id, each);
        await step(id, 'return', 'not at home');
      },
    ],
  ] as const)('is void with its reason once the order is %s', async (cause, end) => {
    const { id } = await place();
    await end(id);
    const [commission] = await listOf('agent');
    const { data } = await as('agent', `/promotion/orderDetail?id=${commission?.id}`);
    expect(data).toMatchObject({
      state: 'void',
      voided: { cause, by: 'admin', reason: cause === 'returned' ? 'not at home' : '' },
    });
  });

  test('is void when an order comes back that was signed for: frozen, withdrawable and requested, not paid [returned-order]', async () => {
    const orders = [await place(), await place(), await place(), await place()];
    const [frozen, free, inRequest, paid] = orders.map(({ id }) => id) as [number, number, number, number];
    for (const id of [paid, inRequest, free]) await sign(id);
    await pass(7);
    const rows = await listOf('agent');
    const idOf = (orderId: number) => rows.find((row) => row.orderId === orderId) as Listed;
    const ask = async (orderId: number) =>
      (
        await as<Withdrawal>('agent', '/promotion/doRequest', {
          payee,
          cents: idOf(orderId).commission,
          ids: [idOf(orderId).id],
        })
      ).data;
    const first = await ask(paid);
    await as('editor', '/promotion/doSettle', { id: first.id, decision: 'pay', paymentNo });
    const second = await ask(inRequest);
    await sign(frozen);
    await sandbox.database.batch(
      orders.map(({ id }) => ({
        sql: `INSERT INTO order_events (order_id, status, at, actor, note) VALUES (?, 'returned', ?, 'editor', 'does not run')`,
        args: [id, sandbox.platform.now()],
      })),
      'write',
    );
    expect(await Promise.all([frozen, free, inRequest, paid].map(stateOf))).toEqual(['void', 'void', 'void', 'paid']);
    const { data } = await as<Withdrawal>('agent', `/promotion/withdrawal?id=${second.id}`);
    expect(data).toMatchObject({ state: 'lapsed', cents: 0, orders: 0 });
    const late = await as('editor', '/promotion/doSettle', { id: second.id, decision: 'pay', paymentNo });
    expect([late.code, late.message]).toEqual([409, expect.stringContaining('失效')]);
  });

  test('is made void by staff with a reason, unless it is asked for, paid or void', async () => {
    const { id } = await place();
    await sign(id);
    const [{ id: commission } = { id: 0 }] = await listOf('agent');
    expect((await as('admin', '/promotion/doVoid', { id: commission, reason: '' })).data).toMatchObject({
      fields: { reason: /./ },
    });
    const body = { id: commission, reason: 'came back after signing' };
    for (const _ of [1, 2])
      expect((await as('admin', '/promotion/doVoid', body, 'void-1')).data).toMatchObject({
        state: 'void',
        voided: { cause: 'hand', by: 'admin', reason: 'came back after signing' },
      });
    const again = await as('editor', '/promotion/doVoid', body);
    expect([again.code, again.message]).toEqual([409, expect.stringContaining('已失效')]);
  });

  test('has no promoter if the customer was not invited', async () => {
    await as('editor', '/order/doEdit', orderRequest);
    expect(await listOf('admin')).toEqual([]);
  });
});

describe('a request for money', () => {
  test('takes what was agreed to and nothing else; what is in it cannot be asked for again [amount-requested-once]', async () => {
    await earn();
    const cents = await withdrawable();
    expect(cents).toBeGreaterThan(0);
    const wrong = await request(cents + 1);
    expect([wrong.code, wrong.data]).toEqual([409, { present: { orders: 1, cents } }]);
    expect((await request(cents)).data).toMatchObject({ cents, orders: 1, state: 'requested', own: true });
    expect((await request(cents)).code).toBe(409);
    const [row] = await listOf('agent', 'state=requested');
    expect((await as('agent', '/promotion/doRequest', { payee, cents, ids: [row?.id] })).code).toBe(409);
    expect(await totalsOf('agent')).toMatchObject({
      states: { requested: { orders: 1, cents }, withdrawable: { cents: 0 } },
    });
  });

  test('sent twice with one key is made once; the same key with something else is refused [repeated-request]', async () => {
    await earn();
    const cents = await withdrawable();
    const [one, two] = await Promise.all([request(cents, 'key-1'), request(cents, 'key-1')]);
    expect(one.data.id).toBe(two.data.id);
    expect((await request(cents, 'key-1')).data.id).toBe(one.data.id);
    expect((await request(cents + 1, 'key-1')).code).toBe(400);
    expect((await as<{ total: number }>('admin', '/promotion/withdrawals')).data.total).toBe(1);
  });

  test('two members of staff settle it at once: the response to the second says by whom and when [two-users-settle-one-request]', async () => {
    await earn();
    const { id, version } = (await request()).data;
    const settle = (who: string, decision: string) =>
      as<Withdrawal & { present: Withdrawal }>(who, '/promotion/doSettle', {
        id,
        version,
        decision,
        paymentNo,
        reason: 'wrong name',
      });
    const [paid, refused] = await Promise.all([settle('editor', 'pay'), settle('admin', 'refuse')]);
    expect(paid.data).toMatchObject({ state: 'paid', settledBy: 'editor' });
    expect(refused.code).toBe(409);
    expect(refused.message).toMatch(/^这笔提现由 editor 于 .*付款，本次操作没有执行$/);
    expect(refused.data.present).toMatchObject({ state: 'paid', settledBy: 'editor' });
  });

  test('shows the reason of a refusal and releases its commissions', async () => {
    await earn();
    const cents = await withdrawable();
    const { id } = (await request()).data;
    const bare = await as('editor', '/promotion/doSettle', { id, decision: 'refuse' });
    expect(bare.data).toMatchObject({ fields: { reason: /./ } });
    await as('editor', '/promotion/doSettle', { id, decision: 'refuse', reason: 'name does not fit' });
    expect(await withdrawable()).toBe(cents);
    expect((await as('agent', `/promotion/withdrawal?id=${id}`)).data).toMatchObject({
      state: 'refused',
      cents,
      reason: 'name does not fit',
    });
    expect((await request(cents)).data.state).toBe('requested');
  });

  test('several are settled together; what is settled already is listed with its reason, and a repeated call changes nothing [several-requests-at-once]', async () => {
    await earn();
    const first = (await request()).data;
    await earn();
    const second = (await request()).data;
    await as('admin', '/promotion/doSettle', { id: first.id, decision: 'pay', paymentNo });
    const settleBoth = () =>
      as('editor', '/promotion/doSettles', { ids: [first.id, second.id], decision: 'pay', paymentNo }, 'both-1');
    const refused = [{ id: first.id, promoter: 'agent', reason: expect.stringMatching(/由 admin 于 .*付款/) }];
    for (const _ of [1, 2]) expect((await settleBoth()).data).toEqual({ settled: [second.id], refused });
  });

  test('settled ones are sent at once to the open windows of the requester [payment-reaches-open-windows]', async () => {
    await earn();
    const { id } = (await request()).data;
    const events: Happened[] = [];
    const end = await sandbox.platform.feed.follow((happened) => events.push(...happened));
    await as('editor', '/promotion/doSettles', { ids: [id], decision: 'pay', paymentNo });
    const { rows } = await sandbox.database.execute(`SELECT id FROM accounts WHERE username = 'agent'`);
    const event = { topic: 'money', record: id, owner: rows[0]?.id, actor: 'editor' };
    await expect.poll(() => events).toContainEqual(expect.objectContaining(event));
    end();
  });

  test('several of which one is not there, or with a key of another request, are all left as they are [bulk-payment-call-is-atomic]', async () => {
    await earn();
    const first = (await request()).data;
    await earn();
    const second = (await request()).data;
    const settle = (ids: number[], key: string) =>
      as('editor', '/promotion/doSettles', { ids, decision: 'pay', paymentNo }, key);
    expect((await settle([first.id, 999_999], 'some-1')).code).toBe(404);
    expect((await settle([second.id], 'some-2')).code).toBe(200);
    expect((await settle([first.id, second.id], 'some-2')).code).toBe(400);
    const { data } = await as<Withdrawal>('editor', `/promotion/withdrawal?id=${first.id}`);
    expect(data.state).toBe('requested');
  });

  test('whose amount changed since it was looked at is not settled', async () => {
    const { id: order } = await place();
    await sign(order);
    await earn();
    const { id, version, cents } = (await request()).data;
    await sandbox.database.execute({
      sql: `INSERT INTO order_events (order_id, status, at) VALUES (?, 'returned', ?)`,
      args: [order, sandbox.platform.now()],
    });
    const settled = await as<{ present: Withdrawal }>('editor', '/promotion/doSettle', {
      id,
      version,
      decision: 'pay',
      paymentNo,
    });
    expect([settled.code, settled.message]).toEqual([409, expect.stringContaining('金额有变化')]);
    expect(settled.data.present.cents).toBeLessThan(cents);
  });

  test('is never settled by its requester [users-cannot-pay-themselves]', async () => {
    await sandbox.database.execute('UPDATE promoted_users SET inviter_id = 1');
    await earn();
    const { data } = await as<CommissionTotals>('admin', '/promotion/commissions');
    const { id } = (
      await as<Withdrawal>('admin', '/promotion/doRequest', { payee, cents: data.states.withdrawable.cents })
    ).data;
    expect((await as('admin', '/promotion/doSettle', { id, decision: 'pay', paymentNo })).message).toBe(
      '不能处理自己的提现申请',
    );
    const several = await as('admin', '/promotion/doSettles', { ids: [id], decision: 'pay', paymentNo });
    expect(several.data).toMatchObject({ settled: [], refused: [{ id }] });
    expect((await as('editor', '/promotion/doSettle', { id, decision: 'pay', paymentNo })).code).toBe(200);
  });
});

describe('the rights over commissions and withdrawals', () => {
  test('refuses every call without its right [rights-each-call]', async () => {
    const calls = [
      ['GET', '/promotion/orderList', 'read:promotion'],
      ['GET', '/promotion/orderDetail', 'read:promotion'],
      ['GET', '/promotion/commissions', 'read:promotion'],
      ['GET', '/promotion/userDetail', 'read:promotion'],
      ['GET', '/promotion/withdrawals', 'read:promotion'],
      ['GET', '/promotion/withdrawal', 'read:promotion'],
      ['POST', '/promotion/doRequest', 'withdraw:promotion'],
      ['POST', '/promotion/doSettle', 'settle:promotion'],
      ['POST', '/promotion/doSettles', 'settle:promotion'],
      ['POST', '/promotion/doVoid', 'settle:promotion'],
    ] as const;
    const every = calls.map(([, , permission]) => permission);
    for (const [method, path, permission] of calls) {
      const others = ['manage:promotion', ...every].filter((each) => each !== permission);
      await sandbox.call('/__sandbox/account', { body: { username: 'test', permissions: others } });
      expect([path, (await sandbox.call(path, { token: tokens.test, method })).code]).toEqual([path, 403]);
      expect([path, (await sandbox.call(path, { method })).code]).toEqual([path, 401]);
    }
  });

  test('a promoter sees his own; another one nothing of it, staff everything', async () => {
    await earn();
    const { id } = (await request()).data;
    const [{ id: commission } = { id: 0 }] = await listOf('agent');
    expect(await listOf('test')).toEqual([]);
    expect((await totalsOf('test')).total).toEqual({ orders: 0, cents: 0 });
    for (const path of [`orderDetail?id=${commission}`, `withdrawal?id=${id}`, 'userDetail?id=1']) {
      expect([path, (await as('test', `/promotion/${path}`)).code]).toEqual([path, 404]);
      for (const who of ['agent', 'editor']) expect((await as(who, `/promotion/${path}`)).code).toBe(200);
    }
    expect((await as<{ total: number }>('test', '/promotion/withdrawals')).data.total).toBe(0);
    expect((await as<{ total: number }>('editor', '/promotion/withdrawals')).data.total).toBe(1);
  });

  test('every step is in the record of actions', async () => {
    await earn();
    const { id } = (await request()).data;
    await as('editor', '/promotion/doSettle', { id, decision: 'pay', paymentNo });
    const { list } = (await as<{ list: Record<string, string>[] }>('admin', '/actionLog/getList?action=/promotion'))
      .data;
    expect(list.map(({ username, action, subject }) => [username, action, subject])).toEqual([
      ['editor', '/promotion/doSettle', `#${id} agent`],
      ['agent', '/promotion/doRequest', `#${id} agent`],
    ]);
  });
});

test('totals are those of the list, by day of the business, level, source and user [sums-agree-with-lists]', async () => {
  await sandbox.call('/__sandbox/reset', { method: 'POST' });
  await signInAll();
  for (const query of [
    '',
    'level=gold',
    'source=poster',
    'from=2025-01-10&to=2025-01-20',
    'user=3',
    'keyword=TY2025',
    'own=true',
  ]) {
    const [rows, { total, states }] = [await listOf('admin', query), await totalsOf('admin', query)];
    const sumOf = (some: Listed[]) => some.reduce((sum, { commission }) => sum + commission, 0);
    // The headline omits void commissions.
    const valid = rows.filter(({ state }) => state !== 'void');
    expect([query, total]).toEqual([query, { orders: valid.length, cents: sumOf(valid) }]);
    for (const state of commissionStates) {
      const some = rows.filter((row) => row.state === state);
      expect([state, states[state]]).toEqual([state, { orders: some.length, cents: sumOf(some) }]);
      expect(await listOf('admin', `${query}&state=${state}`)).toEqual(some);
    }
  }
  const { states } = await totalsOf('admin');
  for (const state of commissionStates) expect([state, states[state].orders > 0]).toEqual([state, true]);
  expect((await as('admin', '/promotion/commissions?from=soon')).code).toBe(400);
});

test('a user shows the inviter and the invited users', async () => {
  await sandbox.database.execute(
    `INSERT INTO promoted_users (nickname, phone, avatar, level, joined_at, inviter_id, source)
     VALUES ('Friend', '13900001111', '', 'standard', 5, 3, 'link')`,
  );
  const { data } = await as('admin', '/promotion/userDetail?id=1');
  expect(data).toMatchObject({
    nickname: 'test',
    phone: '138****0003',
    inviter: { name: 'agent', userId: null },
    invited: [{ nickname: 'Friend', orders: 0 }],
    invitedCount: 1,
  });
});
