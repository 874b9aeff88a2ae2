import type { Database, Result, Statement, Value } from '../database/database';
import { type ListWindow, type RowList, readFilter, readWindow } from './list-rows';
import { type Equality, mostMatches, searchOrders } from './order-search';
import { type Order, toOrder } from './orders';

/** One page of orders. */
export interface OrderPage extends RowList<Order> {
  /** There when a keyword matches more orders than `total` says; these are the newest then. */
  more?: true;
}

// Each has an index that holds all filters, so that even the last of a million rows is counted off in it within some milliseconds.
const sortable = { orderNo: 'order_no', fee: 'fee_cents', createdAt: 'created_at' } as const;
const filters = { status: 'status', category: 'category', fromCity: 'from_city', toCity: 'to_city' } as const;

/** Reads one page of the orders of an owner, of everybody unless given; throws `CallFailure` 400 that names a wrong parameter. */
export async function listOrders(
  database: Database,
  query: Readonly<Record<string, string>>,
  owner?: number,
): Promise<OrderPage> {
  const window = readWindow(query, sortable, 'createdAt');
  const keyword = readFilter(query, 'keyword');
  const equalities: Equality[] = Object.entries(filters).flatMap(([field, column]) => {
    const value = readFilter(query, field);
    return value === '' ? [] : [{ column, value }];
  });
  if (owner !== undefined) equalities.push({ column: 'placed_by', value: owner });
  return keyword === '' ? readPage(database, window, equalities) : readMatches(database, window, keyword, equalities);
}

/** Rows that are counted off without asking first which end of the list is nearer. */
const shortWay = 1000;

async function readPage(database: Database, window: ListWindow, equalities: readonly Equality[]): Promise<OrderPage> {
  const where = equalities.length === 0 ? '' : `WHERE ${equalities.map(({ column }) => `${column} = ?`).join(' AND ')}`;
  const args = equalities.map(({ value }) => value);
  const total = equalities.some(({ column }) => column === 'placed_by')
    ? `SELECT count(*) AS total FROM orders ${where}`
    : `SELECT coalesce(sum(count), 0) AS total FROM order_counts ${where}`;
  const count = { sql: total, args };
  const isDeep = window.offset > shortWay;
  const [guess] = isDeep ? await database.batch([count], 'read') : [];
  const fromEnd = isDeep && window.offset > toTotal(guess) / 2;
  const [found, counted] = await database.batch(
    [toPage(window, where, args, fromEnd ? total : undefined), count],
    'read',
  );
  return { list: (found?.rows ?? []).map(toOrder), total: toTotal(counted) };
}

/** One page, with the SELECT of the total counted off from the end of the list. */
function toPage(
  { sort, order, limit, offset }: ListWindow,
  where: string,
  args: readonly Value[],
  total: string | undefined,
): Statement {
  const way = total === undefined ? order : order === 'asc' ? 'desc' : 'asc';
  const limits =
    total === undefined ? 'LIMIT ? OFFSET ?' : `LIMIT max(0, min(?, (${total}) - ?)) OFFSET max(0, (${total}) - ?)`;
  return {
    sql: `SELECT orders.* FROM (
            SELECT id AS found, ${sort} AS place FROM orders ${where} ORDER BY place ${way}, id ${way} ${limits}
          ) JOIN orders ON id = found ORDER BY place ${order}, found ${order}`,
    args: [...args, limit, ...(total === undefined ? [offset] : [...args, offset, ...args, offset + limit])],
  };
}

async function readMatches(
  database: Database,
  { sort, order, limit, offset }: ListWindow,
  keyword: string,
  equalities: readonly Equality[],
): Promise<OrderPage> {
  const matches = searchOrders(keyword, equalities, mostMatches);
  const oneMore = searchOrders(keyword, equalities, mostMatches + 1);
  const [found, counted] = await database.batch(
    [
      {
        sql: `SELECT * FROM (${matches.sql}) ORDER BY ${sort} ${order}, id ${order} LIMIT ? OFFSET ?`,
        args: [...matches.args, limit, offset],
      },
      { sql: `SELECT count(*) AS total FROM (${oneMore.sql})`, args: oneMore.args },
    ],
    'read',
  );
  const total = toTotal(counted);
  const list = (found?.rows ?? []).map(toOrder);
  return total > mostMatches ? { list, total: mostMatches, more: true } : { list, total };
}

function toTotal(counted: Result | undefined): number {
  return Number(counted?.rows[0]?.total ?? 0);
}
