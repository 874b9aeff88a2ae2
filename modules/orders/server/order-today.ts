import { decideRecord } from '@waybill/auth-core/records';
import type { ResponseOf } from '@waybill/kit/contract';
import type { Database } from '@waybill/kit/server';
import { dayLength, raw, sql, startOfDay, toDate, toDay } from '@waybill/kit/server';
import type { todayCall } from '../contract/brief';
import { nextStep } from '../contract/next-step';
import type { Order } from '../contract/order';
import { stepRights } from '../contract/rights';
import { orderColumns, toOrder } from './order-row';
import type { Viewer } from './viewer';

const shownDays = 14;
const shownWaiting = 8;

/** The figures of today for the orders that a viewer may see. */
export async function readToday(
  database: Database,
  viewer: Viewer,
  now: number,
): Promise<ResponseOf<typeof todayCall>> {
  const today = toDay(now);
  const first = today - shownDays + 1;
  const { owner } = viewer;
  const ownerCondition = owner === undefined ? raw('') : sql`AND placed_by = ${owner}`;
  const perDay = (time: string, index: string) => sql`
    SELECT ${raw(`(${time} + 28800000) / ${dayLength}`)} AS day, count(*) AS count FROM orders INDEXED BY ${raw(index)}
    WHERE ${raw(time)} >= ${startOfDay(first)} ${ownerCondition} GROUP BY 1`;
  const perStatus =
    owner === undefined
      ? sql`SELECT status, sum(count) AS count FROM order_counts
          WHERE status IN ('pending', 'accepted', 'exception') GROUP BY status`
      : sql`SELECT status, count(*) AS count FROM orders INDEXED BY orders_by_owner
          WHERE placed_by = ${owner} GROUP BY status`;
  const [states, late, placed, signed, waiting] = await database.batch(
    [
      perStatus,
      sql`SELECT count(*) AS count FROM orders INDEXED BY orders_by_due
        WHERE due_at < ${now} AND status NOT IN ('signed', 'cancelled', 'returned') ${ownerCondition}`,
      perDay('created_at', 'orders_by_time'),
      perDay('signed_at', 'orders_by_signing'),
      sql`SELECT ${orderColumns} FROM orders INDEXED BY orders_by_due
        WHERE status NOT IN ('signed', 'cancelled', 'returned') AND (status IN ('pending', 'accepted') OR due_at < ${now})
        ${ownerCondition} ORDER BY due_at, id LIMIT ${shownWaiting}`,
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
    waiting: (waiting?.rows ?? []).map((row) => toWaiting(toOrder(row, viewer, now), viewer)),
  };
}

/** The fields of an order that the home page shows. */
function toWaiting(
  { id, orderNo, status, overdue, fromCity, toCity, createdAt, ...order }: Order,
  { subject }: Viewer,
) {
  const step = nextStep({ status, delivery: order.delivery });
  const may = step && decideRecord(stepRights[step], subject, { status, owner: order.owner }).allowed;
  return {
    id,
    orderNo,
    status,
    overdue,
    fromCity,
    toCity,
    createdAt,
    version: order.version,
    dueAt: order.dueAt,
    step: may ? step : null,
  };
}
