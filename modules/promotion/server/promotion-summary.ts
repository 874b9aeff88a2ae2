import { limits } from '@waybill/kit/contract';
import type { Database, Row } from '@waybill/kit/server';
import { badField, dayLength, raw, sql, startOfDay, toDate, toDay, toDayNumber } from '@waybill/kit/server';
import { inviteSources } from '../contract/words';
import { promotedUsers } from './promoted-users';

/** Days of the business, both included, by their running numbers. */
export interface Days {
  first: number;
  last: number;
}

/** Reads the requested days: the last n, or a range; throws `CallFailure` 400 for more than 366 days and for a range that ends before it begins. */
export function readDays(
  { days, from, to }: { days?: string | undefined; from?: string | undefined; to?: string | undefined },
  now: number,
): Days {
  const today = toDay(now);
  const last = to === undefined ? today : toDayNumber(to, 'to');
  const first = from === undefined ? last - Number(days ?? 30) + 1 : toDayNumber(from, 'from');
  if (first > last || last - first >= limits.perCall.days) throw badField('from');
  return { first, last };
}

/** Summarises the invitations of one inviter, or of all, in a range of days. */
export async function promotionSummary(database: Database, inviter: number | undefined, { first, last }: Days) {
  const within = (column: string) =>
    sql`${raw(column)} >= ${startOfDay(first)} AND ${raw(column)} < ${startOfDay(last + 1)}`;
  const ofInviter = (column: string) => (inviter === undefined ? raw('') : sql`AND ${raw(column)} = ${inviter}`);
  const day = (time: string) => raw(`(${time} + 28800000) / ${dayLength} AS day`);
  const [visits, users, orders] = await database.batch(
    [
      sql`SELECT ${day('visited_at')}, source, page, bot, count(*) AS count FROM visitors
        WHERE ${within('visited_at')} ${ofInviter('inviter_id')} GROUP BY 1, 2, 3, 4`,
      sql`SELECT ${day('joined_at')}, source, state, count(*) AS count, sum(orders > 0) AS ordered
        FROM ${raw(promotedUsers(inviter))} WHERE ${within('joined_at')} GROUP BY 1, 2, 3`,
      sql`SELECT ${day('o.created_at')}, count(*) AS count FROM promotion_orders p JOIN orders o ON o.id = p.order_id
        JOIN promoted_users u ON u.id = p.user_id WHERE ${within('o.created_at')} ${ofInviter('u.inviter_id')} GROUP BY 1`,
    ],
    'read',
  );
  const people = users?.rows ?? [];
  const robots = (visits?.rows ?? []).filter(({ bot }) => Number(bot) === 1);
  const visitors = (visits?.rows ?? []).filter(({ bot }) => Number(bot) === 0);
  const placed = orders?.rows ?? [];
  const pages = [...new Set(visitors.map(({ page }) => String(page)))];
  return {
    from: toDate(first),
    to: toDate(last),
    funnel: {
      visits: sum(visitors),
      registered: sum(people),
      ordered: sum(people, 'ordered'),
      signed: sum(people.filter(({ state }) => state === 'signed')),
    },
    bots: sum(robots),
    sources: inviteSources
      .map((source) => ({ source, visits: sum(of(visitors, source)), registered: sum(of(people, source)) }))
      .filter((each) => each.visits + each.registered > 0),
    pages: pages
      .map((page) => ({ page, visits: sum(visitors.filter((row) => row.page === page)) }))
      .sort((one, other) => other.visits - one.visits)
      .slice(0, 20),
    trend: Array.from({ length: last - first + 1 }, (_, index) => {
      const on = (rows: readonly Row[]) => sum(rows.filter((row) => Number(row.day) === first + index));
      return { date: toDate(first + index), visits: on(visitors), registered: on(people), orders: on(placed) };
    }),
  };
}

const of = (rows: readonly Row[], source: string) => rows.filter((row) => row.source === source);

const sum = (rows: readonly Row[], column = 'count') => rows.reduce((total, row) => total + Number(row[column]), 0);
