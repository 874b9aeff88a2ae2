import type { ResponseOf } from '@waybill/kit/contract';
import type { Database, Statement } from '@waybill/kit/server';
import { dayLength, startOfDay, toDate, toDay } from '@waybill/kit/server';
import type { todayCall } from '../contract/brief';
import type { Order } from '../contract/order';
import { listOrders } from './list-orders';
import type { Viewer } from './viewer';

const shownDays = 14;

/** The figures of today for the orders that a viewer may see. */
export async function readToday(
  database: Database,
  viewer: Viewer,
  now: number,
): Promise<ResponseOf<typeof todayCall>> {
  const today = toDay(now);
  const first = today - shownDays + 1;
  const own = viewer.owner === undefined ? '' : 'AND placed_by = ?';
  const owner = viewer.owner === undefined ? [] : [viewer.owner];
  const perDay = (time: string, index: string): Statement => ({
    sql: `SELECT (${time} + 28800000) / ${dayLength} AS day, count(*) AS count FROM orders INDEXED BY ${index}
          WHERE ${time} >= ? ${own} GROUP BY 1`,
    args: [startOfDay(first), ...owner],
  });
  const perStatus: Statement =
    viewer.owner === undefined
      ? `SELECT status, sum(count) AS count FROM order_counts WHERE status IN ('pending', 'accepted', 'exception') GROUP BY status`
      : {
          sql: `SELECT status, count(*) AS count FROM orders INDEXED BY orders_by_owner WHERE placed_by = ? GROUP BY status`,
          args: owner,
        };
  const [states, late, placed, signed] = await database.batch(
    [
      perStatus,
      {
        sql: `SELECT count(*) AS count FROM orders INDEXED BY orders_by_due
              WHERE due_at < ? AND status NOT IN ('signed', 'cancelled', 'returned') ${own}`,
        args: [now, ...owner],
      },
      perDay('created_at', 'orders_by_time'),
      perDay('signed_at', 'orders_by_signing'),
    ],
    'read',
  );
  const countOf = (status: string) => Number(states?.rows.find((row) => row.status === status)?.count ?? 0);
  const placedOn = new Map((placed?.rows ?? []).map((row) => [Number(row.day), Number(row.count)]));
  const signedOn = new Map((signed?.rows ?? []).map((row) => [Number(row.day), Number(row.count)]));
  return {
    date: toDate(today),
    toAccept: countOf('pending'),
    toCollect: countOf('accepted'),
    overdue: Number(late?.rows[0]?.count ?? 0),
    exceptions: countOf('exception'),
    signed: signedOn.get(today) ?? 0,
    days: Array.from({ length: shownDays }, (_, index) => ({
      date: toDate(first + index),
      placed: placedOn.get(first + index) ?? 0,
      signed: signedOn.get(first + index) ?? 0,
    })),
    latest: (await listOrders(database, { pageSize: '5' }, viewer, now)).list.map(toBrief),
  };
}

/** As much of an order as home shows. */
const toBrief = ({ id, orderNo, status, overdue, fromCity, toCity, createdAt, price: { total, hand } }: Order) => ({
  id,
  orderNo,
  status,
  overdue,
  fromCity,
  toCity,
  createdAt,
  price: { total, hand: hand && { total: hand.total } },
});
