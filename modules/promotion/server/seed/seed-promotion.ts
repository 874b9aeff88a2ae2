import type { Sampler, Statement } from '@waybill/kit/server';
import {
  avatarPicture,
  defaultFreezeDays,
  demoAccountId,
  insertRows,
  offeredCityNames,
  personName,
  phoneNumber,
  rateOf,
  raw,
  sql,
  toPinyin,
} from '@waybill/kit/server';
import { seededOrders } from '@waybill/orders/server';
import type { Payee } from '../../contract/payee';
import { visitSources, type WithdrawalState } from '../../contract/words';

/** Numbers of promoted users, promotion orders and visits in a fresh sandbox. */
export const seededPromotion = { users: 36, orders: 80, visitors: 160 } as const;

/** The inviter of all sample users. */
const inviter = demoAccountId('agent');
const day = 24 * 3600_000;
const pages = ['/h5/index', '/h5/quote', '/h5/register', '/h5/order', '/h5/help'];

/** Statements that write promoted users, their orders and the visits of the H5 pages; needs the orders to be there. */
export function promotionStatements(sampler: Sampler, now: number): Statement[] {
  return [
    ...insertRows(
      'promoted_users',
      times(seededPromotion.users, (index) => userAt(sampler, now, index)),
    ),
    ...times(seededPromotion.orders, (index) => orderAt(sampler, index)),
    ...seededWithdrawals.flatMap((withdrawal, index) => withdrawalAt(withdrawal, index + 1, now)),
    ...insertRows(
      'visitors',
      times(seededPromotion.visitors, (index) => visitorAt(sampler, now, index)),
    ),
  ];
}

function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function userAt(sampler: Sampler, now: number, index: number) {
  const nickname = personName(sampler);
  return {
    nickname,
    pinyin: toPinyin(nickname),
    phone: phoneNumber(sampler),
    avatar: avatarPicture(nickname),
    level: sampler.pick(['standard', 'standard', 'silver', 'gold']),
    joined_at: now - (seededPromotion.users - index) * 2 * day,
    inviter_id: inviter,
    source: sampler.pick(visitSources),
  };
}

/** An order of a promoted user, with the commission of the inviter. */
function orderAt(sampler: Sampler, index: number): Statement {
  const orderId = Math.floor((index * seededOrders) / seededPromotion.orders) + 1;
  const rate = raw(rateOf('u.level'));
  return sql`INSERT INTO promotion_orders
      (user_id, order_id, promoter_id, rate, commission_cents, free_at, void_at, void_cause, void_reason)
    SELECT u.id, o.id, u.inviter_id, ${rate}, o.fee_cents * ${rate} / 100, o.signed_at + ${defaultFreezeDays * day},
      e.at, coalesce(e.status, ''), coalesce(e.note, '')
    FROM orders o JOIN promoted_users u ON u.id = ${sampler.between(1, seededPromotion.users)}
    LEFT JOIN order_events e ON e.order_id = o.id AND e.status IN ('cancelled', 'returned')
    WHERE o.id = ${orderId}`;
}

/** A withdrawal of the commission that was withdrawable at an age in days. */
interface SeededWithdrawal {
  from: number;
  to: number;
  state: WithdrawalState;
  payee: Payee;
}

const card: Payee = { kind: 'bank', name: '王伟', account: '6222026006705354216', bank: '工商银行' };
const wallet: Payee = { kind: 'alipay', name: '王伟', account: '13812345678', bank: '' };
const seededWithdrawals: readonly SeededWithdrawal[] = [
  { from: 90, to: 55, state: 'paid', payee: wallet },
  { from: 55, to: 33, state: 'paid', payee: card },
  { from: 33, to: 18, state: 'requested', payee: card },
];

function withdrawalAt({ from, to, state, payee }: SeededWithdrawal, id: number, now: number): Statement[] {
  const requestedAt = Math.trunc(now - (to - 1) * day);
  const paidAt = state === 'paid' ? requestedAt + 9 * 3600_000 : null;
  const [settledBy, paymentNo] = paidAt === null ? ['', ''] : ['admin', paymentNoAt(paidAt, id)];
  return [
    sql`INSERT INTO withdrawals (id, promoter_id, cents, orders, state, requested_at, settled_at, settled_by, payee, payment_no)
      VALUES (${id}, ${inviter}, 0, 0, ${state}, ${requestedAt}, ${paidAt}, ${settledBy}, ${JSON.stringify(payee)}, ${paymentNo})`,
    sql`UPDATE promotion_orders SET withdrawal_id = ${id}, paid_at = ${paidAt}
      WHERE promoter_id = ${inviter} AND void_at IS NULL
        AND free_at > ${now - from * day} AND free_at <= ${now - to * day}`,
    sql`UPDATE withdrawals SET
        cents = (SELECT coalesce(sum(commission_cents), 0) FROM promotion_orders WHERE withdrawal_id = ${id}),
        orders = (SELECT count(*) FROM promotion_orders WHERE withdrawal_id = ${id})
      WHERE id = ${id}`,
  ];
}

const paymentNoAt = (at: number, id: number): string =>
  `PAY-${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}-${id}`;

function visitorAt(sampler: Sampler, now: number, index: number) {
  const bot = index % 11 === 5;
  return {
    ip: `${sampler.pick(['203.0.113', '198.51.100', '192.0.2'])}.*`,
    city: sampler.pick(offeredCityNames),
    page: sampler.pick(pages),
    device: sampler.pick(['ios', 'android', 'android', 'desktop']),
    source: sampler.pick(['wechat', 'wechat', 'douyin', 'link', 'qr', 'poster']),
    duration: sampler.between(3, 620),
    registered: sampler.chance(0.2) && !bot ? 1 : 0,
    bot: bot ? 1 : 0,
    inviter_id: inviter,
    // The later, the more of them.
    visited_at: Math.round(now - ((seededPromotion.visitors - index) / seededPromotion.visitors) ** 2 * 60 * day),
  };
}
