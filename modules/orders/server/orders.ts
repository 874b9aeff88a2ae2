import { can } from '@waybill/auth-core/records';
import type { ResponseOf } from '@waybill/kit/contract';
import type { AcceptedVersions, Database, Row, Statement } from '@waybill/kit/server';
import { CallFailure, type IdempotencyKey, noteWritten, raw, sql, toDate, toDay, writeOnce } from '@waybill/kit/server';
import type { Order, OrderDetail, OrderEvent } from '../contract/order';
import type { importCall, OrderRequest } from '../contract/placing';
import { orderRights } from '../contract/rights';
import { orderColumns, quoteOf, toColumns, toEvent, toOrder } from './order-row';
import type { Viewer } from './viewer';

/** The row of an order; undefined if the viewer may not see it. */
export async function findOrderRow(database: Database, id: number, { sees }: Viewer): Promise<Row | undefined> {
  const { rows } = await database.execute(sql`SELECT ${orderColumns} FROM orders WHERE id = ${id} AND ${sees}`);
  return rows[0];
}

/** The orders that a viewer may see, sorted as the ids. */
export async function findOrders(
  database: Database,
  ids: readonly number[],
  viewer: Viewer,
  now: number,
): Promise<Order[]> {
  const { rows } = await database.execute(
    sql`SELECT ${orderColumns} FROM orders WHERE id IN (${ids}) AND ${viewer.sees}`,
  );
  const rowsById = new Map(rows.map((row) => [Number(row.id), row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = rowsById.get(id);
    return row ? [toOrder(row, viewer, now)] : [];
  });
}

/** The versions of orders, sorted as the ids. */
export async function findVersions(database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await database.execute(sql`SELECT id, version FROM orders WHERE id IN (${ids})`);
  const versionsById = new Map(rows.map(({ id, version }) => [Number(id), Number(version)]));
  return ids.map((id) => versionsById.get(id) ?? 0);
}

/** An order with its history, oldest first; undefined if the viewer may not see it. Only staff see notes. */
export async function findOrder(
  database: Database,
  id: number,
  viewer: Viewer,
  now: number,
): Promise<OrderDetail | undefined> {
  const row = await findOrderRow(database, id, viewer);
  if (!row) return undefined;
  const order = toOrder(row, viewer, now);
  return { ...order, timeline: await findEvents(database, id, viewer, order) };
}

async function findEvents(database: Database, id: number, { subject }: Viewer, { phonesMasked }: Order) {
  const kinds = can(orderRights.note, subject) ? raw('') : sql`AND kind NOT IN ('note', 'reveal')`;
  const { rows } = await database.execute(
    sql`SELECT * FROM order_events WHERE order_id = ${id} ${kinds} ORDER BY at, rowid`,
  );
  return rows.map((row) => toEvent(row, phonesMasked));
}

/** The events of an order since the latest of some versions; the last step if there are none. */
export async function findHappened(database: Database, id: number, versions: AcceptedVersions): Promise<OrderEvent[]> {
  const { rows } = await database.execute(
    sql`SELECT * FROM order_events WHERE order_id = ${id} AND kind NOT IN ('note', 'reveal') ORDER BY at, rowid`,
  );
  const since = Math.max(...(versions ?? []));
  const later = !versions?.length ? [] : rows.filter(({ version }) => Number(version) > since);
  return (later.length > 0 ? later : rows.filter(({ kind }) => kind === 'step').slice(-1)).map((row) =>
    toEvent(row, true),
  );
}

/** Places an order of an account and returns its id. Throws `KeyTaken` if the key was used before. */
export async function placeOrder(
  database: Database,
  request: OrderRequest,
  viewer: Viewer,
  now: number,
  key?: IdempotencyKey,
): Promise<number> {
  const [inserted] = await writeOnce(database, placing(request, viewer, now, key));
  return Number(inserted?.rows[0]?.id);
}

/** Places orders of an account in one transaction, and returns the earlier orders of used keys. Throws `CallFailure` 400 for the key of another account, `KeyTaken` for a key in use. */
export async function placeOrders(
  database: Database,
  entries: readonly { place: number; request: OrderRequest; key: IdempotencyKey | undefined }[],
  viewer: Viewer,
  now: number,
): Promise<ResponseOf<typeof importCall>['placed']> {
  const before = await findPlaced(
    database,
    viewer.id,
    entries.flatMap(({ key }) => (key ? [key.key] : [])),
  );
  for (const { key } of entries) {
    const written = before.get(key?.key ?? '');
    if (written && written.request !== key?.request) throw new CallFailure(400, 'keyReused');
  }
  const fresh = entries.filter(({ key }) => !key || !before.has(key.key));
  const statements = fresh.map(({ request, key }) => placing(request, viewer, now, key));
  const results = statements.length === 0 ? [] : await writeOnce(database, statements.flat());
  let at = 0;
  const inserted = new Map(
    fresh.map(({ place }, index) => {
      const row = results[at]?.rows[0];
      at += statements[index]?.length ?? 0;
      return [place, { id: Number(row?.id), orderNo: String(row?.order_no) }] as const;
    }),
  );
  return entries.flatMap(({ place, key }) => {
    const placed = inserted.get(place) ?? before.get(key?.key ?? '');
    return placed ? [{ place, id: placed.id, orderNo: placed.orderNo }] : [];
  });
}

async function findPlaced(database: Database, accountId: number, keys: readonly string[]) {
  const { rows } = await database.execute(sql`SELECT key, request, orders.id, order_no
    FROM idempotency JOIN orders ON orders.id = order_id WHERE account_id = ${accountId} AND key IN (${keys})`);
  return new Map(
    rows.map(({ key, request, id, order_no }) => [
      String(key),
      { request: String(request), id: Number(id), orderNo: String(order_no) },
    ]),
  );
}

function placing(
  request: OrderRequest,
  { id: accountId, username }: Viewer,
  now: number,
  key: IdempotencyKey | undefined,
): Statement[] {
  const row = toColumns(request, quoteOf(request, now), now);
  return [
    sql`INSERT INTO orders (${raw(Object.keys(row).join(', '))}, placed_by, order_no, status, created_at)
      SELECT ${Object.values(row)}, ${accountId},
        ${toOrderNo(now, 0).slice(0, -5)} || printf('%05d', coalesce(max(id), 0) + 1), 'pending', ${now}
      FROM orders RETURNING id, order_no`,
    ...noteWritten('orders', key, 'SELECT last_insert_rowid() AS id WHERE changes() = 1', now).slice(0, 1),
    sql`INSERT INTO order_events (order_id, status, at, actor) VALUES (last_insert_rowid(), 'pending', ${now}, ${username})`,
  ];
}

/** The order number: the day in the business time zone and a running number. */
export function toOrderNo(createdAt: number, id: number): string {
  return `TY${toDate(toDay(createdAt)).replaceAll('-', '')}${String(id).padStart(5, '0')}`;
}
