import type { Database, Row } from '@waybill/kit/server';
import {
  Conflict,
  createSampler,
  dayLength,
  demoAccounts,
  KeyTaken,
  listRows,
  openDatabase,
  type Sampler,
} from '@waybill/kit/server';
import { orderSteps, stepRights } from '@waybill/orders/contract';
import { decideOrder, findOrderRow, moveOrder, placeOrder, setPrice, viewerOf } from '@waybill/orders/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteFacts, seed } from '../../../apps/sandbox/src/app/seed/seed';
import { orderRequest } from '../../../apps/sandbox/testing/order-request';
import { roundsOf } from '../../../scripts/lib/testing/rounds-of';
import type { CommissionState } from '../contract/words';
import { commissionPlan, sumCommissions, voidCommission } from './commissions';
import { requestWithdrawal, settleWithdrawal } from './withdrawals';

const seeds = process.env.WAYBILL_SEED
  ? [[Number(process.env.WAYBILL_SEED), '']]
  : roundsOf(2, 4, 60).flatMap(([rounds, mark]) => Array.from({ length: rounds }, (_, index) => [index + 1, mark]));
const freezeDays = 3;

/** Whether a write succeeds without a conflict. */
const isWritten = (write: Promise<unknown>) =>
  write.then(
    () => true,
    (error) => {
      if (error instanceof Conflict) return false;
      throw error;
    },
  );
const staff = { id: 1, promoter: undefined, pays: true };
const guests = [
  { id: 2, rate: 5, promoter: 4 },
  { id: 3, rate: 10, promoter: 4 },
  { id: 4, rate: 8, promoter: 1 },
];

/** A commission of the reference model. */
interface Known {
  orderId: number;
  promoter: number;
  rate: number;
  fee: number;
  cents: number;
  freeAt?: number;
  request?: number;
  end?: 'paid' | 'void';
}

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ memory: true });
  await seed(database, { now: () => 0, passwordCost: 4, demoAccounts });
  await noteFacts(database, { readRoutes: async () => undefined, social: false, freezeDays });
  await database.batch(
    ['DELETE FROM promotion_orders', 'DELETE FROM withdrawals', 'DELETE FROM promoted_users'],
    'write',
  );
  for (const [index, { id, promoter }] of guests.entries())
    await database.execute({
      sql: `INSERT INTO promoted_users (nickname, phone, avatar, level, joined_at, account_id, inviter_id) VALUES ('', '', '', ?, 0, ?, ?)`,
      args: [['standard', 'gold', 'silver'][index] ?? '', id, promoter],
    });
});
afterEach(() => database.close());

describe.each(seeds)('WAYBILL_SEED=%i: any sequence of steps%s', (round) => {
  test('leaves every commission in one state, every cent in one place, and what was paid paid [no-cent-lost-or-doubled]', async () => {
    const sampler = createSampler(Number(round));
    const book = createBook(sampler);
    for (let step = 0; step < 120; step++) {
      const what = await book.step();
      await book.compare(`step ${step}: ${what}`);
    }
    // A run without events proves nothing.
    expect(book.seen()).toEqual(expect.objectContaining({ placed: expect.any(Number), paid: expect.any(Number) }));
  });
});

/** Takes random steps and computes the expected state. */
function createBook(sampler: Sampler) {
  let now = 1_000 * dayLength;
  let paidOut = 0;
  const models: Known[] = [];
  const requests = new Map<number, 'requested' | 'paid' | 'refused' | 'lapsed'>();
  const seen: Record<string, number> = {};

  const stateOf = ({ end, request, freeAt }: Known): CommissionState => {
    if (end) return end;
    if (request !== undefined) return 'requested';
    if (freeAt === undefined) return 'pending';
    return freeAt > now ? 'frozen' : 'withdrawable';
  };
  const sumOf = (some: readonly Known[]) => some.reduce((sum, { cents }) => sum + cents, 0);
  const rowOf = async (id: number) => (await findOrderRow(database, id, viewer(1))) as Row;
  const idOf = async ({ orderId }: Known) => {
    const { rows } = await database.execute({
      sql: 'SELECT id FROM promotion_orders WHERE order_id = ?',
      args: [orderId],
    });
    return Number(rows[0]?.id);
  };
  const end = (one: Known) => {
    if (one.end) return;
    const { request } = one;
    one.end = 'void';
    delete one.request;
    if (request !== undefined && !models.some((each) => each.request === request)) requests.set(request, 'lapsed');
  };
  const note = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
    return what;
  };

  const steps: Record<string, () => Promise<string>> = {
    async place() {
      const guest = sampler.pick(guests);
      const vehicles = orderRequest.vehicles.map((vehicle) => ({ ...vehicle, value: sampler.between(1, 90_000_00) }));
      const orderId = await placeOrder(database, { ...orderRequest, vehicles }, viewer(guest.id), now);
      const fee = Number((await rowOf(orderId)).fee_cents);
      models.push({ ...guest, orderId, fee, cents: Math.floor((fee * guest.rate) / 100) });
      return note('placed');
    },
    async sign() {
      const one = sampler.pick(models);
      if ((await rowOf(one.orderId)).status !== 'pending') return 'an order on its way';
      for (const step of ['accept', 'collect', 'depart', 'arrive', 'sign'] as const)
        await moveOrder(database, await rowOf(one.orderId), { step, by: viewerOf(clerk), now });
      if (!one.end) one.freeAt = now + freezeDays * dayLength;
      return note('sign');
    },
    async price() {
      const one = sampler.pick(models);
      const total = sampler.between(0, 3_000_00);
      const before = await rowOf(one.orderId);
      const input = { total, reason: 'by hand', by: viewerOf(clerk), now };
      const done = await isWritten(setPrice(database, before, input));
      if (done && stateOf(one) === 'pending') one.cents = Math.floor((total * one.rate) / 100);
      return note(done ? 'priced' : 'not priced');
    },
    async move() {
      const one = sampler.pick(models);
      const row = await rowOf(one.orderId);
      const next = orderSteps.filter(
        (step) =>
          decideOrder(stepRights[step], viewerOf(clerk), row).allowed && (step !== 'cancel' || sampler.chance(0.2)),
      );
      if (next.length === 0) return 'an order that is over';
      const step = next.includes('sign') && sampler.chance(0.7) ? 'sign' : sampler.pick(next);
      await moveOrder(database, row, { step, by: viewerOf(clerk), now });
      if (step === 'sign' && !one.end) one.freeAt = now + freezeDays * dayLength;
      if (step === 'cancel' || step === 'return') end(one);
      return note(step);
    },
    async comeBack() {
      const signed = models.filter(({ freeAt }) => freeAt !== undefined);
      if (signed.length === 0) return 'nothing came back';
      const one = sampler.pick(signed);
      await database.execute({
        sql: `INSERT INTO order_events (order_id, status, at) VALUES (?, 'returned', ?)`,
        args: [one.orderId, now],
      });
      end(one);
      return note('returned after signing');
    },
    async void() {
      const one = sampler.pick(models);
      const open = ['pending', 'frozen', 'withdrawable'].includes(stateOf(one));
      const done = await isWritten(voidCommission(database, await idOf(one), { by: clerk, reason: 'wrong', now }));
      expect(done).toBe(open);
      if (done) end(one);
      return note(done ? 'void' : 'not void');
    },
    async ask() {
      const promoter = sampler.pick([4, 1]);
      const free = models.filter((one) => one.promoter === promoter && stateOf(one) === 'withdrawable');
      const some = sampler.chance(0.5) ? free : free.filter(() => sampler.chance(0.6));
      const ids = some === free ? undefined : await Promise.all(some.map(idOf));
      const cents = sumOf(some) + (sampler.chance(0.15) ? 1 : 0);
      const key = { accountId: promoter, key: `ask ${now} ${sampler.digits(9)}`, request: '' };
      const tries = await Promise.allSettled(
        [1, 2].map(() =>
          requestWithdrawal(
            database,
            { cents, ids, payee: { kind: 'alipay', name: '王伟', account: '13812345678', bank: '' } },
            { by: { ...clerk, id: promoter }, now, key },
          ),
        ),
      );
      const made = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      for (const each of tries)
        if (each.status === 'rejected')
          expect([Conflict, KeyTaken].some((kind) => each.reason instanceof kind)).toBe(true);
      const right = some.length > 0 && cents === sumOf(some) && cents > 0;
      expect(made.length).toBe(right ? 1 : 0);
      for (const id of made) {
        requests.set(id, 'requested');
        for (const one of some) one.request = id;
      }
      return note(right ? 'asked' : 'not asked');
    },
    async settle() {
      if (requests.size === 0) return 'nothing to settle';
      const id = sampler.pick([...requests.keys()]);
      const decision = sampler.pick(['pay', 'pay', 'refuse'] as const);
      const others = decision === 'pay' ? 'refuse' : 'pay';
      const open = requests.get(id) === 'requested';
      const [done, late] = await Promise.all(
        [decision, others].map((each) =>
          isWritten(
            settleWithdrawal(database, id, {
              decision: each as 'pay',
              reason: 'so',
              paymentNo: 'PAY-1',
              by: clerk,
              now,
            }),
          ),
        ),
      );
      expect([done, late]).toEqual([open, false]);
      if (!open) return note('not settled');
      requests.set(id, decision === 'pay' ? 'paid' : 'refused');
      for (const one of models.filter(({ request }) => request === id)) {
        if (decision === 'pay') {
          one.end = 'paid';
          paidOut += one.cents;
        }
        delete one.request;
      }
      return note(decision === 'pay' ? 'paid' : 'refused');
    },
    async wait() {
      now += sampler.between(1, 60) * 3600_000;
      return note('waited');
    },
  };
  const names =
    'place place sign sign sign sign move move price comeBack void ask ask ask settle settle wait wait wait';
  const everyName = names.split(' ');

  return {
    seen: () => seen,
    step: async () => {
      const name = models.length < 4 ? 'place' : sampler.pick(everyName);
      return (await steps[name]?.()) ?? name;
    },
    async compare(what: string) {
      const { list } = await listRows(database, commissionPlan(staff, now), { pageSize: '100' });
      const rows = list.map(({ orderId, commission, state }) => [orderId, commission, state] as const);
      const expected = models.map((one) => [one.orderId, one.cents, stateOf(one)] as const);
      const byOrder = (one: readonly [number, ...unknown[]], other: readonly [number, ...unknown[]]) =>
        one[0] - other[0];
      expect([what, [...rows].sort(byOrder)]).toEqual([what, expected.sort(byOrder)]);

      const { total, states } = await sumCommissions(database, {}, staff, now);
      // A void commission belongs to no promoter, and the headline omits it.
      const valid = models.filter((one) => stateOf(one) !== 'void');
      expect([what, total]).toEqual([what, { orders: valid.length, cents: sumOf(valid) }]);
      const { void: _, ...counted } = states;
      const parts = Object.values(counted);
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(total.cents);
      expect(parts.reduce((sum, { orders }) => sum + orders, 0)).toBe(total.orders);
      expect([what, states.paid.cents]).toEqual([what, paidOut]);
      expect(parts.every(({ cents }) => Number.isInteger(cents))).toBe(true);

      const { rows: held } = await database.execute(
        `SELECT w.id, w.state, w.cents, w.orders, coalesce(sum(p.commission_cents), 0) AS inside, count(p.id) AS count
         FROM withdrawals w LEFT JOIN promotion_orders p ON p.withdrawal_id = w.id GROUP BY w.id ORDER BY w.id`,
      );
      expect([what, held.map(({ state }) => state)]).toEqual([what, [...requests.values()]]);
      for (const { state, cents, orders, inside, count } of held) {
        const left = state === 'refused' || state === 'lapsed';
        expect([what, inside, count]).toEqual([what, left ? 0 : cents, left ? 0 : orders]);
      }
    },
  };
}

const everything = { admin: true, roles: [], permissions: [] };
const viewer = (id: number) => viewerOf({ id, username: `account ${id}`, ...everything });
/** Staff without promoted users. */
const clerk = { id: 99, username: 'admin', ...everything };
