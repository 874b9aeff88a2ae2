import type { Condition, Database, Row, Statement, Value } from '@waybill/kit/server';
import { Conflict, differences, noteWritten, sql, versionIn, type Write, writeOnce } from '@waybill/kit/server';
import type { InferShape } from '@waybill/validators';
import type { OrderEvent } from '../contract/order';
import type { OrderRequest } from '../contract/placing';
import { orderRights } from '../contract/rights';
import type { assignFields } from '../contract/steps';
import { quoteOf, toColumns, toPrice, toRequest } from './order-row';
import { conditionOf, type Viewer } from './viewer';

/** An event to write beside a change of its order. */
export interface NewEvent {
  kind: OrderEvent['kind'];
  actor: string;
  at: number;
  place?: string | undefined;
  note?: string | undefined;
  changes?: OrderEvent['changes'];
}

/** Changes an order with a request for it, and gives up a price by hand. Throws a `Conflict` or `KeyTaken`, as all changes do. */
export async function changeOrder(
  database: Database,
  row: Row,
  { request, ...change }: Write<Viewer> & { request: OrderRequest },
): Promise<void> {
  const { by, now } = change;
  const columns = toColumns(request, quoteOf(request, now), Number(row.created_at));
  const changes = differences(toRequest(row), request);
  const event: NewEvent = { kind: 'edit', actor: by.username, at: now, changes };
  await updateOrder(database, row, settingOf(columns), conditionOf(orderRights.edit, by), event, change);
}

/** Gives an order a price by hand, or the worked-out one again. */
export async function setPrice(
  database: Database,
  row: Row,
  { total, reason, ...change }: Write<Viewer> & { total: number | null; reason: string },
): Promise<void> {
  const { by, now } = change;
  const price = toPrice(row);
  const hand = total === null ? null : { total, reason, by: by.username };
  const fee = total ?? price.total;
  const columns = { price: JSON.stringify({ ...price, hand }), fee_cents: fee };
  const changes = [{ field: 'price.total', before: String(row.fee_cents), after: String(fee) }];
  const event: NewEvent = { kind: 'price', actor: by.username, at: now, note: reason, changes };
  await updateOrder(database, row, settingOf(columns), conditionOf(orderRights.price, by), event, change);
}

/** Assigns an order to a line and a carrier. */
export async function assignOrder(
  database: Database,
  row: Row,
  { line, carrier, ...change }: Write<Viewer> & InferShape<typeof assignFields>,
): Promise<void> {
  const { by, now } = change;
  const changes = differences({ line: row.line, carrier: row.carrier }, { line, carrier });
  const event: NewEvent = { kind: 'assign', actor: by.username, at: now, changes };
  await updateOrder(database, row, settingOf({ line, carrier }), conditionOf(orderRights.assign, by), event, change);
}

/** Writes an event that changes nothing of the order: a note, or that a phone was shown. */
export async function addEvent(database: Database, id: number, event: NewEvent): Promise<void> {
  await database.execute(noteEvent(id, event, ''));
}

/** The part of an update that sets columns to values. */
export const settingOf = (columns: Readonly<Record<string, Value>>): Condition => ({
  sql: Object.keys(columns)
    .map((column) => `${column} = ?`)
    .join(', '),
  args: Object.values(columns),
});

/** Updates an order that fits a condition and the wanted versions, and writes the event. Throws a `Conflict` if it does not fit, `KeyTaken` if its key was used before. */
export async function updateOrder(
  database: Database,
  row: Row,
  setting: Condition,
  may: Condition,
  event: NewEvent,
  { versions, key }: Pick<Write<Viewer>, 'versions' | 'key'>,
): Promise<void> {
  const id = Number(row.id);
  const within = versionIn(versions);
  const [updated] = await writeOnce(database, [
    sql`UPDATE orders SET ${setting}, version = version + 1 WHERE id = ${id} AND ${may} ${within}`,
    noteEvent(id, event, 'AND changes() = 1'),
    ...noteWritten('orders', key, `SELECT ${id} AS id WHERE changes() = 1`, event.at),
  ]);
  if (updated?.rowsAffected !== 1) throw new Conflict();
}

/** Writes an event of an order with its present state and version, on a condition. */
function noteEvent(
  id: number,
  { kind, actor, at, place = '', note = '', changes = [] }: NewEvent,
  condition: string,
): Statement {
  return {
    sql: `INSERT INTO order_events (order_id, status, version, kind, actor, at, place, note, changes)
          SELECT id, status, version, ?, ?, ?, ?, ?, ? FROM orders WHERE id = ? ${condition}`,
    args: [kind, actor, at, place, note, JSON.stringify(changes), id],
  };
}
