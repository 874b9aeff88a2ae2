import type { Condition, Database, Row, Statement, Value } from '@waybill/kit/server';
import {
  Conflict,
  differences,
  joinSql,
  noteWritten,
  raw,
  sql,
  versionIn,
  type Write,
  writeOnce,
} from '@waybill/kit/server';
import type { InferShape } from '@waybill/validators';
import type { OrderEvent } from '../contract/order';
import type { OrderRequest } from '../contract/placing';
import { orderRights } from '../contract/rights';
import type { assignFields } from '../contract/steps';
import { quoteOf, toColumns, toPrice, toRequest } from './order-row';
import { conditionOf, type Viewer } from './viewer';

/** An event that is written together with a change of its order. */
export interface NewEvent {
  kind: OrderEvent['kind'];
  place?: string | undefined;
  note?: string | undefined;
  changes?: OrderEvent['changes'];
}

/** Changes an order by a request and drops a price set by hand. Throws a `Conflict` or `KeyTaken`, as all changes do. */
export async function changeOrder(
  database: Database,
  row: Row,
  { request, ...write }: Write<Viewer> & { request: OrderRequest },
): Promise<void> {
  await updateOrder(database, row, {
    ...write,
    setting: settingOf(toColumns(request, quoteOf(request, write.now), Number(row.created_at))),
    may: conditionOf(orderRights.edit, write.by),
    event: { kind: 'edit', changes: differences(toRequest(row), request) },
  });
}

/** Sets the price of an order by hand, or resets it to the calculated one. */
export async function setPrice(
  database: Database,
  row: Row,
  { total, reason, ...write }: Write<Viewer> & { total: number | null; reason: string },
): Promise<void> {
  const price = toPrice(row);
  const hand = total === null ? null : { total, reason, by: write.by.username };
  const fee = total ?? price.total;
  const changes = [{ field: 'price.total', before: String(row.fee_cents), after: String(fee) }];
  await updateOrder(database, row, {
    ...write,
    setting: settingOf({ price: JSON.stringify({ ...price, hand }), fee_cents: fee }),
    may: conditionOf(orderRights.price, write.by),
    event: { kind: 'price', note: reason, changes },
  });
}

/** Assigns an order to a line and a carrier. */
export async function assignOrder(
  database: Database,
  row: Row,
  { line, carrier, ...write }: Write<Viewer> & InferShape<typeof assignFields>,
): Promise<void> {
  const changes = differences({ line: row.line, carrier: row.carrier }, { line, carrier });
  await updateOrder(database, row, {
    ...write,
    setting: settingOf({ line, carrier }),
    may: conditionOf(orderRights.assign, write.by),
    event: { kind: 'assign', changes },
  });
}

/** Writes an event that leaves the order unchanged: a note or a revealed phone. */
export async function addEvent(database: Database, id: number, event: NewEvent, by: Write<Viewer>): Promise<void> {
  await database.execute(noteEvent(id, event, by, raw('')));
}

/** The SET clause of an update. */
export const settingOf = (columns: Readonly<Record<string, Value>>): Condition =>
  joinSql(
    Object.entries(columns).map(([column, value]) => sql`${raw(column)} = ${value}`),
    ', ',
  );

/** An update of an order with its event. */
interface OrderUpdate extends Write<Viewer> {
  setting: Condition;
  /** Whether the order's state allows the update. */
  may: Condition;
  event: NewEvent;
}

/** Updates an order. Throws a `Conflict` if its state forbids the update or its version differs, `KeyTaken` if the key was used before. */
export async function updateOrder(database: Database, row: Row, update: OrderUpdate): Promise<void> {
  const { setting, may, event, versions, key, now } = update;
  const id = Number(row.id);
  const [updated] = await writeOnce(database, [
    sql`UPDATE orders SET ${setting}, version = version + 1 WHERE id = ${id} AND ${may} ${versionIn(versions)}`,
    noteEvent(id, event, update, sql`AND changes() = 1`),
    ...noteWritten('orders', key, `SELECT ${id} AS id WHERE changes() = 1`, now),
  ]);
  if (updated?.rowsAffected !== 1) throw new Conflict();
}

/** Writes an event with the present state and version of its order, on a condition. */
const noteEvent = (id: number, event: NewEvent, { by, now }: Write<Viewer>, condition: Condition): Statement => {
  const { kind, place = '', note = '', changes = [] } = event;
  return sql`INSERT INTO order_events (order_id, status, version, kind, actor, at, place, note, changes)
    SELECT id, status, version, ${[kind, by.username, now, place, note, JSON.stringify(changes)]}
    FROM orders WHERE id = ${id} ${condition}`;
};
