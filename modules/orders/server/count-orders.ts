import type { Condition, Database, Result, Row } from '@waybill/kit/server';
import { raw, sql, where } from '@waybill/kit/server';
import { type OrderStatus, orderStatuses } from '../contract/words';
import { type Equality, momentsOf, type OrderFilter } from './order-filter';
import { mostMatches, searchOrders } from './order-search';

/** The number of orders in each state. */
export type StatusCounts = Readonly<Record<OrderStatus, number>>;

/** Counts the orders that match a filter by state, and ignores the filter's own state. With a keyword, it counts the newest thousand matches. */
export async function countOrders(database: Database, filter: OrderFilter): Promise<StatusCounts> {
  const { words, equalities, placed } = filter;
  const narrow = toNarrow(filter);
  const equal = toConditions(equalities);
  const count = async (from: Condition, figure = 'count(*)') => {
    const statement = sql`SELECT status, ${raw(figure)} AS count FROM ${from} GROUP BY status`;
    const [result] = await database.batch([statement], 'read');
    return toCounts(result);
  };
  if (words.length > 0) return count(sql`(${searchOrders({ ...filter, status: '' }, narrow?.condition, mostMatches)})`);
  if (narrow)
    return count(
      sql`orders INDEXED BY ${raw(narrow.index)} ${where([narrow.condition, ...equal, ...placedIn(placed)])}`,
    );
  if (isOwned(equalities))
    return count(sql`orders INDEXED BY orders_by_owner ${where([...equal, ...placedIn(placed)])}`);
  if (!placed) return count(sql`order_counts ${where(equal)}`, 'sum(count)');
  const days = sql`day BETWEEN ${placed.from} AND ${placed.to}`;
  if (equalities.every(({ column }) => column === 'category'))
    return count(sql`order_days ${where([days, ...equal])}`, 'sum(count)');
  const index = raw(cityIndexOf(equalities) ?? 'orders_by_time');
  return count(sql`orders INDEXED BY ${index} ${where([...placedIn(placed), ...equal])}`);
}

/** The number of orders in a range of days. */
export async function weighDays(database: Database, placed: NonNullable<OrderFilter['placed']>): Promise<number> {
  const { rows } = await database.execute(
    sql`SELECT coalesce(sum(count), 0) AS within FROM order_days WHERE day BETWEEN ${placed.from} AND ${placed.to}`,
  );
  return Number(rows[0]?.within);
}

function toCounts(result: Result | undefined): StatusCounts {
  const counts = new Map((result?.rows ?? []).map((row: Row) => [row.status, Number(row.count)]));
  return perStatus((status) => counts.get(status) ?? 0);
}

const perStatus = (count: (status: OrderStatus) => number) =>
  Object.fromEntries(orderStatuses.map((status) => [status, count(status)])) as StatusCounts;

export const sumOf = (counts: StatusCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export const toConditions = (equalities: readonly Equality[]): Condition[] =>
  equalities.map(({ column, value }) => sql`${raw(column)} = ${value}`);

/** The conditions for the range of days in which orders were placed; empty without a range. */
export function placedIn(placed: OrderFilter['placed']): Condition[] {
  if (!placed) return [];
  const [from, before] = momentsOf(placed);
  return [sql`created_at >= ${from} AND created_at < ${before}`];
}

/** The small sets that have their own index: overdue orders, and orders signed on one day. */
export function toNarrow({ overdueAt, signedOn }: OrderFilter): { index: string; condition: Condition } | undefined {
  const late = sql`due_at < ${overdueAt ?? 0} AND status NOT IN ('signed', 'cancelled', 'returned')`;
  if (signedOn === undefined) return overdueAt === undefined ? undefined : { index: 'orders_by_due', condition: late };
  const [from, before] = momentsOf({ from: signedOn, to: signedOn });
  const signed = sql`signed_at IS NOT NULL AND signed_at >= ${from} AND signed_at < ${before}`;
  return { index: 'orders_by_signing', condition: overdueAt === undefined ? signed : sql`${signed} AND ${late}` };
}

/** The index of the orders from or to a city. */
export const cityIndexOf = (equalities: readonly Equality[]): string | undefined =>
  equalities.some(({ column }) => column === 'from_city')
    ? 'orders_by_origin'
    : equalities.some(({ column }) => column === 'to_city')
      ? 'orders_by_destination'
      : undefined;

export const isOwned = (equalities: readonly Equality[]) => equalities.some(({ column }) => column === 'placed_by');
