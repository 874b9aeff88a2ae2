import { startOfDay, toDate, toDay } from '../business/business-time';
import type { Database } from '../database/database';
import { toYuan } from './list-rows';

/** Visits and promotion orders of one day of the business. */
export interface TrendDay {
  /** `2025-02-06`. */
  date: string;
  visits: number;
  orders: number;
}

const trendDays = 14;

/** Totals of the promotion and its last 14 days, oldest first. */
export async function promotionSummary(database: Database, now: number) {
  const first = toDay(now) - trendDays + 1;
  const since = startOfDay(first);
  const [totals, visits, orders] = await database.batch(
    [
      `SELECT (SELECT count(*) FROM promoted_users) AS users, (SELECT count(*) FROM promotion_orders) AS orders,
         (SELECT count(*) FROM visitors) AS visits,
         (SELECT coalesce(sum(commission_cents), 0) FROM promotion_orders WHERE status = 'settled') AS commission_cents`,
      { sql: perDay('visited_at', 'visitors'), args: [since] },
      { sql: perDay('o.created_at', 'promotion_orders p JOIN orders o ON o.id = p.order_id'), args: [since] },
    ],
    'read',
  );
  const total = totals?.rows[0];
  const visitsOf = toCounts(visits?.rows ?? []);
  const ordersOf = toCounts(orders?.rows ?? []);
  const trend: TrendDay[] = Array.from({ length: trendDays }, (_, index) => {
    const date = toDate(first + index);
    return { date, visits: visitsOf.get(date) ?? 0, orders: ordersOf.get(date) ?? 0 };
  });
  return {
    users: Number(total?.users),
    orders: Number(total?.orders),
    visits: Number(total?.visits),
    commission: toYuan(total?.commission_cents),
    trend,
  };
}

function perDay(time: string, from: string): string {
  return `SELECT date(${time} / 1000 + 28800, 'unixepoch') AS date, count(*) AS count FROM ${from} WHERE ${time} >= ? GROUP BY 1`;
}

function toCounts(rows: readonly Readonly<Record<string, unknown>>[]): Map<string, number> {
  return new Map(rows.map((row) => [String(row.date), Number(row.count)]));
}
