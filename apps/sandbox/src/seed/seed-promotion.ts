import { visitSources } from '../business/invite';
import { offeredCityNames } from '../business/regions';
import type { Statement } from '../database/database';
import { demoAccounts } from './demo-accounts';
import { insertRows } from './insert-rows';
import { avatarPicture } from './picture';
import type { Sampler } from './sampler';
import { seededOrders } from './seed-orders';
import { personName, phoneNumber } from './vocabulary';

/** Numbers of promoted users, promotion orders and visits a fresh sandbox holds. */
export const seededPromotion = { users: 36, orders: 80, visitors: 160 } as const;

/** Whose invitations they came by. */
const inviter = demoAccounts.findIndex(({ username }) => username === 'agent') + 1;
const day = 24 * 3600_000;
const pages = ['/h5/index', '/h5/quote', '/h5/register', '/h5/order', '/h5/help'];

/** Statements that write promoted users, their orders and the visits of the H5 pages; needs the orders to be there. */
export function promotionStatements(sampler: Sampler, now: number): Statement[] {
  return [
    ...insertRows(
      'promoted_users',
      times(seededPromotion.users, (index) => userAt(sampler, now, index)),
    ),
    ...times(seededPromotion.orders, (index) => orderAt(sampler, now, index)),
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
    phone: phoneNumber(sampler),
    avatar: avatarPicture(nickname),
    level: sampler.pick(['standard', 'standard', 'silver', 'gold']),
    joined_at: now - (seededPromotion.users - index) * 2 * day,
    inviter_id: inviter,
    source: sampler.pick(visitSources),
  };
}

function orderAt(sampler: Sampler, now: number, index: number): Statement {
  const orderId = Math.floor((index * seededOrders) / seededPromotion.orders) + 1;
  const rate = sampler.pick([5, 8, 10]);
  const settled = index < seededPromotion.orders * 0.75;
  return {
    sql: `INSERT INTO promotion_orders (user_id, order_id, rate, commission_cents, status, settled_at)
          SELECT ?, id, ?, CAST(fee_cents * ? / 100 AS INTEGER),
            CASE WHEN status = 'cancelled' THEN 'void' WHEN ? = 1 THEN 'settled' ELSE 'pending' END,
            CASE WHEN status <> 'cancelled' AND ? = 1 THEN CAST(min(?, created_at + ?) AS INTEGER) END
          FROM orders WHERE id = ?`,
    args: [
      sampler.between(1, seededPromotion.users),
      rate,
      rate,
      settled ? 1 : 0,
      settled ? 1 : 0,
      now,
      9 * day,
      orderId,
    ],
  };
}

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
