import {
  between,
  contains,
  containsMasked,
  either,
  equals,
  type ListPlan,
  maskPhone,
  rowReader,
  sql,
} from '@waybill/kit/server';
import { type PromotedUser, promotedUser } from '../contract/invitations';

/** SQL of promoted users with orders, commission in cents and progress; of one inviter, or all. */
export const promotedUsers = (inviter: number | undefined): string =>
  `(SELECT u.id, u.level, u.source, u.joined_at, coalesce(a.username, u.nickname) AS nickname, coalesce(a.phone, u.phone) AS phone, u.pinyin,
      coalesce(a.avatar, u.avatar) AS avatar, count(p.id) AS orders,
      coalesce(sum(CASE WHEN p.void_at IS NULL THEN p.commission_cents END), 0) AS commission_cents,
      CASE WHEN sum(o.status = 'signed') > 0 THEN 'signed' WHEN count(p.id) > 0 THEN 'ordered' ELSE 'registered' END AS state
    FROM promoted_users u LEFT JOIN accounts a ON a.id = u.account_id
    LEFT JOIN promotion_orders p ON p.user_id = u.id LEFT JOIN orders o ON o.id = p.order_id
    ${inviter === undefined ? '' : `WHERE u.inviter_id = ${Number(inviter)}`} GROUP BY u.id)`;

const toPromotedUser = rowReader(promotedUser, {
  phone: ({ phone }) => maskPhone(phone),
  commission: 'commission_cents',
});

/** How promoted users are listed. Who was signed for has ordered too. */
export const promotedUserPlan = (inviter: number | undefined): ListPlan<PromotedUser> => ({
  from: promotedUsers(inviter),
  columns: '*',
  sortable: {
    id: 'id',
    nickname: 'nickname',
    level: 'level',
    orders: 'orders',
    commission: 'commission_cents',
    joinedAt: 'joined_at',
  },
  newestBy: 'joinedAt',
  filters: {
    keyword: either(contains('nickname', 'pinyin'), containsMasked('phone')),
    level: equals('level'),
    state: (state) => (state === 'ordered' ? sql`orders > 0` : sql`state = ${state}`),
    source: equals('source'),
    ...between('joined_at'),
  },
  toItem: toPromotedUser,
});
