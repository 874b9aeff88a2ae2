import type { Condition, Database, Result, Row, Statement, Value } from '@waybill/kit/server';
import { sql } from '@waybill/kit/server';
import { type OrderStatus, orderStatuses } from '../contract/words';
import { type Equality, momentsOf, type OrderFilter } from './order-filter';
import { mostMatches, searchOrders } from './order-search';

/** How many orders there are in each state. */
export type StatusCounts = Readonly<Record<OrderStatus, number>>;

/** How many orders of each state match a filter, whatever state it names; of a keyword the newest thousand are counted. */
export async function countOrders(database: Database, filter: OrderFilter): Promise<StatusCounts> {
  const anyStatus = { ...filter, status: '' as const };
  const { words, equalities, placed } = filter;
  const narrow = toNarrow(filter);
  if (words.length > 0) {
    const { sql, args } = searchOrders(anyStatus, narrow?.condition, mostMatches);
    return read(database, { sql: `SELECT status, count(*) AS count FROM (${sql}) GROUP BY status`, args });
  }
  const { sql, args } = toWhere(equalities);
  if (narrow)
    return read(database, {
      sql: `SELECT status, count(*) AS count FROM orders INDEXED BY ${narrow.index} WHERE ${narrow.condition.sql} ${and(sql, placedSql(placed))}
            GROUP BY status`,
      args: [...narrow.condition.args, ...args, ...placedArgs(placed)],
    });
  if (isOwned(equalities))
    return read(database, {
      sql: `SELECT status, count(*) AS count FROM orders INDEXED BY orders_by_owner WHERE ${[sql, placedSql(placed)].filter(Boolean).join(' AND ')}
            GROUP BY status`,
      args: [...args, ...placedArgs(placed)],
    });
  if (!placed)
    return read(database, {
      sql: `SELECT status, sum(count) AS count FROM order_counts ${where(sql)} GROUP BY status`,
      args,
    });
  if (equalities.every(({ column }) => column === 'category'))
    return read(database, {
      sql: `SELECT status, sum(count) AS count FROM order_days WHERE day BETWEEN ? AND ? ${and(sql)} GROUP BY status`,
      args: [placed.from, placed.to, ...args],
    });
  return read(database, {
    sql: `SELECT status, count(*) AS count FROM orders INDEXED BY ${cityIndexOf(equalities) ?? 'orders_by_time'}
          WHERE ${placedSql(placed)} ${and(sql)} GROUP BY status`,
    args: [...placedArgs(placed), ...args],
  });
}

/** How many orders a range of days holds. */
export async function weighDays(database: Database, placed: NonNullable<OrderFilter['placed']>): Promise<number> {
  const { rows } = await database.execute(
    sql`SELECT coalesce(sum(count), 0) AS within FROM order_days WHERE day BETWEEN ${placed.from} AND ${placed.to}`,
  );
  return Number(rows[0]?.within);
}

async function read(database: Database, statement: Statement): Promise<StatusCounts> {
  const [result] = await database.batch([statement], 'read');
  return toCounts(result);
}

function toCounts(result: Result | undefined): StatusCounts {
  const found = new Map((result?.rows ?? []).map((row: Row) => [row.status, Number(row.count)]));
  return perStatus((status) => found.get(status) ?? 0);
}

const perStatus = (count: (status: OrderStatus) => number) =>
  Object.fromEntries(orderStatuses.map((status) => [status, count(status)])) as StatusCounts;

/** All orders of some counts. */
export const sumOf = (counts: StatusCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Equalities as a condition; empty without any. */
export function toWhere(equalities: readonly Equality[]): { sql: string; args: Value[] } {
  return {
    sql: equalities.map(({ column }) => `${column} = ?`).join(' AND '),
    args: equalities.map(({ value }) => value),
  };
}

/** The small sets that have an index of their own: what is overdue, what was signed for on a day. */
export function toNarrow({ overdueAt, signedOn }: OrderFilter): { index: string; condition: Condition } | undefined {
  const late = sql`due_at < ${overdueAt ?? 0} AND status NOT IN ('signed', 'cancelled', 'returned')`;
  const signed = {
    sql: 'signed_at IS NOT NULL AND signed_at >= ? AND signed_at < ?',
    args: signedOn === undefined ? [] : momentsOf({ from: signedOn, to: signedOn }),
  };
  if (signedOn !== undefined && overdueAt !== undefined)
    return {
      index: 'orders_by_signing',
      condition: sql`${signed} AND ${late}`,
    };
  if (signedOn !== undefined) return { index: 'orders_by_signing', condition: signed };
  return overdueAt === undefined ? undefined : { index: 'orders_by_due', condition: late };
}

/** The index of what goes out from a place or to it. */
export const cityIndexOf = (equalities: readonly Equality[]): string | undefined =>
  equalities.some(({ column }) => column === 'from_city')
    ? 'orders_by_origin'
    : equalities.some(({ column }) => column === 'to_city')
      ? 'orders_by_destination'
      : undefined;

export const isOwned = (equalities: readonly Equality[]) => equalities.some(({ column }) => column === 'placed_by');
export const placedSql = (placed: OrderFilter['placed']) => (placed ? 'created_at >= ? AND created_at < ?' : '');
export const placedArgs = (placed: OrderFilter['placed']) => (placed ? momentsOf(placed) : []);
const where = (sql: string) => (sql === '' ? '' : `WHERE ${sql}`);
const and = (...parts: string[]) =>
  parts
    .filter(Boolean)
    .map((sql) => `AND ${sql}`)
    .join(' ');
