import type { Database, Statement } from '../database/database';
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
  const statements = keyword === '' ? toPage(window, equalities) : toMatches(window, keyword, equalities);
  const [found, counted] = await database.batch(statements, 'read');
  const total = Number(counted?.rows[0]?.total ?? 0);
  return {
    list: (found?.rows ?? []).map(toOrder),
    total: keyword === '' ? total : Math.min(total, mostMatches),
    ...(keyword !== '' && total > mostMatches ? { more: true } : {}),
  };
}

function toPage({ sort, order, limit, offset }: ListWindow, equalities: readonly Equality[]): Statement[] {
  const conditions = equalities.map(({ column }) => `${column} = ?`).join(' AND ');
  const where = conditions === '' ? '' : `WHERE ${conditions}`;
  const args = equalities.map(({ value }) => value);
  const isCounted = equalities.every(({ column }) => column !== 'placed_by');
  return [
    {
      sql: `SELECT orders.* FROM (
              SELECT id AS found, ${sort} AS place FROM orders ${where} ORDER BY place ${order}, id ${order} LIMIT ? OFFSET ?
            ) JOIN orders ON id = found ORDER BY place ${order}, found ${order}`,
      args: [...args, limit, offset],
    },
    {
      sql: isCounted
        ? `SELECT coalesce(sum(count), 0) AS total FROM order_counts ${where}`
        : `SELECT count(*) AS total FROM orders ${where}`,
      args,
    },
  ];
}

function toMatches(
  { sort, order, limit, offset }: ListWindow,
  keyword: string,
  equalities: readonly Equality[],
): Statement[] {
  const matches = searchOrders(keyword, equalities, mostMatches);
  const counted = searchOrders(keyword, equalities, mostMatches + 1);
  return [
    {
      sql: `SELECT * FROM (${matches.sql}) ORDER BY ${sort} ${order}, id ${order} LIMIT ? OFFSET ?`,
      args: [...matches.args, limit, offset],
    },
    { sql: `SELECT count(*) AS total FROM (${counted.sql})`, args: counted.args },
  ];
}
