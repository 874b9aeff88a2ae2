import type { Database, Statement } from '@waybill/kit/server';
import { type ListQuery, type ListWindow, type RowList, raw, readWindow, sql, where } from '@waybill/kit/server';
import type { Order } from '../contract/order';
import { cityIndexOf, countOrders, isOwned, placedIn, sumOf, toConditions, toNarrow, weighDays } from './count-orders';
import { findListSegment } from './find-list-segment';
import { equalitiesOf, type OrderFilter, readOrderFilter } from './order-filter';
import { orderColumns, toOrder } from './order-row';
import { mostMatches, searchOrders } from './order-search';
import type { Viewer } from './viewer';

export interface OrderPage extends RowList<Order> {
  /** Set when a keyword matches more orders than `total`; the list has the newest ones. */
  more?: true;
}

// Each column has an index with all filter columns, so that even the last page of a million rows takes a few milliseconds.
const sortable = { orderNo: 'order_no', fee: 'fee_cents', createdAt: 'created_at' } as const;
const indexes: Readonly<Record<string, string>> = {
  order_no: 'orders_by_number',
  fee_cents: 'orders_by_fee',
  created_at: 'orders_by_time',
};

export async function listOrders(
  database: Database,
  query: ListQuery,
  viewer: Viewer,
  now: number,
): Promise<OrderPage> {
  const window = readWindow(query, sortable, 'createdAt');
  const filter = readOrderFilter(query, viewer, now);
  const { statement, total, more } = await (filter.words.length === 0
    ? findPage(database, window, filter)
    : findMatches(database, window, filter));
  const [result] = await database.batch([statement], 'read');
  const list = (result?.rows ?? []).map((row) => toOrder(row, viewer, now));
  return more ? { list, total, more } : { list, total };
}

interface FoundPage {
  statement: Statement;
  total: number;
  more?: true | undefined;
}

/** The offset up to which rows are skipped from the start of the list. */
const shortWay = 1000;
/** Up to this number of orders in a range of days, sorting them is faster than a scan in the order of the list. */
const fewToSort = 20_000;

async function findPage(database: Database, window: ListWindow, filter: OrderFilter): Promise<FoundPage> {
  const { sort, order, limit, offset } = window;
  const { placed, equalities, status } = filter;
  const narrow = toNarrow(filter);
  const owned = isOwned(equalities);
  const counts = await countOrders(database, filter);
  const total = status === '' ? sumOf(counts) : counts[status];
  const ofCity = narrow || owned ? undefined : cityIndexOf(equalities);
  const byDays =
    placed && !narrow && !owned && !ofCity && sort !== 'created_at' && (await weighDays(database, placed)) <= fewToSort;
  const index = narrow?.index ?? ofCity ?? (owned ? 'orders_by_owner' : byDays ? 'orders_by_time' : indexes[sort]);
  // The orders of an owner without an index in this order are few enough to sort.
  const from = owned && !narrow && sort !== 'created_at' ? 'orders' : `orders INDEXED BY ${index}`;
  // The orders of an owner, a city or a small set are skipped within their own index.
  const isFar = offset > shortWay && offset < total && !narrow && !owned && !ofCity;
  const stretch = isFar ? await findListSegment(database, window, filter) : undefined;
  const conditions = [
    ...(narrow ? [narrow.condition] : []),
    ...(stretch ? [stretch.condition] : placedIn(placed)),
    ...toConditions(equalitiesOf(filter)),
  ];
  const away = offset - (stretch?.before ?? 0);
  const fromEnd = !stretch && offset > shortWay && offset > total / 2;
  const way = fromEnd ? (order === 'asc' ? 'desc' : 'asc') : order;
  const rows = fromEnd ? Math.max(0, Math.min(limit, total - offset)) : limit;
  const skipped = fromEnd ? Math.max(0, total - offset - limit) : away;
  return {
    total,
    statement: sql`SELECT ${orderColumns} FROM (
        SELECT id AS found, ${raw(sort)} AS place FROM ${raw(from)} ${where(conditions)}
        ORDER BY ${raw(`place ${way}, id ${way}`)} LIMIT ${rows} OFFSET ${skipped}
      ) JOIN orders ON id = found ORDER BY ${raw(`place ${order}, found ${order}`)}`,
  };
}

async function findMatches(database: Database, window: ListWindow, filter: OrderFilter): Promise<FoundPage> {
  const { sort, order, limit, offset } = window;
  const narrow = toNarrow(filter)?.condition;
  const matches = searchOrders(filter, narrow, mostMatches);
  const oneMore = searchOrders(filter, narrow, mostMatches + 1);
  const [counted] = await database.batch([sql`SELECT count(*) AS total FROM (${oneMore})`], 'read');
  const total = Number(counted?.rows[0]?.total ?? 0);
  return {
    total: Math.min(total, mostMatches),
    more: total > mostMatches ? true : undefined,
    statement: sql`SELECT ${orderColumns} FROM (${matches}) AS orders
      ORDER BY ${raw(`${sort} ${order}, id ${order}`)} LIMIT ${limit} OFFSET ${offset}`,
  };
}
