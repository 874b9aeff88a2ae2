import type { Condition, Database, Row, Statement, Value } from '@waybill/kit/server';
import { differences, type IdempotencyKey, noteWritten, versionIn, type WantedVersions } from '@waybill/kit/server';
import type { InferShape } from '@waybill/validators';
import type { OrderEvent } from '../contract/order';
import type { OrderRequest } from '../contract/placing';
import { orderRights } from '../contract/rights';
import type { assignFields } from '../contract/steps';
import { OrderConflict } from './order-conflict';
import { quoteOf, toColumns, toPrice, toRequest } from './order-row';
import { findHappened, writeOnce } from './orders';
import { conditionOf, type Viewer } from './viewer';

/** An event to write beside a change of its order. */
export interface NewEvent {
  kind: OrderEvent['kind'];
  actor: string;
  at: number;
  place?: string;
  note?: string;
  changes?: OrderEvent['changes'];
}

/** Writes an event of an order with its present state and version; if the statement before changed a row, unless told otherwise. */
export function noteEvent(
  id: number,
  { kind, actor, at, place = '', note = '', changes = [] }: NewEvent,
  where = 'AND changes() = 1',
): Statement {
  return {
    sql: `INSERT INTO order_events (order_id, status, version, kind, actor, at, place, note, changes)
          SELECT id, status, version, ?, ?, ?, ?, ?, ? FROM orders WHERE id = ? ${where}`,
    args: [kind, actor, at, place, note, JSON.stringify(changes), id],
  };
}

/**
 * Changes an order that the viewer may still change and nobody else changed since; throws an `OrderConflict` otherwise, `KeyTaken` where the idempotency key was
 * used before. A price by hand is given up.
 */
export async function changeOrder(
  database: Database,
  row: Row,
  request: OrderRequest,
  by: { versions: WantedVersions; viewer: Viewer; now: number; key?: IdempotencyKey | undefined },
): Promise<void> {
  const { versions, viewer, now, key } = by;
  const columns = toColumns(request, quoteOf(request, now), Number(row.created_at));
  const changes = differences(toRequest(row), request);
  const event: NewEvent = { kind: 'edit', actor: viewer.username, at: now, changes };
  await update(database, Number(row.id), columns, versions, conditionOf(orderRights.edit, viewer), event, key);
}

/** Gives an order a price by hand, or the worked-out one again; throws an `OrderConflict` once it is over or somebody changed it since. */
export async function setPrice(
  database: Database,
  row: Row,
  { total, reason, versions }: { total: number | null; reason: string; versions?: WantedVersions },
  viewer: Viewer,
  now: number,
): Promise<void> {
  const price = toPrice(row);
  const hand = total === null ? null : { total, reason, by: viewer.username };
  const before = String(row.fee_cents);
  const after = String(total ?? price.total);
  await update(
    database,
    Number(row.id),
    { price: JSON.stringify({ ...price, hand }), fee_cents: total ?? price.total },
    versions,
    conditionOf(orderRights.price, viewer),
    {
      kind: 'price',
      actor: viewer.username,
      at: now,
      note: reason,
      changes: [{ field: 'price.total', before, after }],
    },
  );
}

/** What an order is assigned to, by whom. */
export interface Assignment extends InferShape<typeof assignFields> {
  viewer: Viewer;
  now: number;
  key?: IdempotencyKey | undefined;
}

/** Assigns an order to a line and a carrier; throws an `OrderConflict` once it is over, `KeyTaken` where the idempotency key was used before. */
export async function assignOrder(
  database: Database,
  row: Row,
  { line, carrier, viewer, now, key }: Assignment,
): Promise<void> {
  const changes = differences({ line: row.line, carrier: row.carrier }, { line, carrier });
  await update(
    database,
    Number(row.id),
    { line, carrier },
    undefined,
    conditionOf(orderRights.assign, viewer),
    { kind: 'assign', actor: viewer.username, at: now, changes },
    key,
  );
}

/** Writes an event that changes nothing of the order: a note, or that a phone was shown. */
export async function addEvent(database: Database, id: number, event: NewEvent): Promise<void> {
  await database.execute(noteEvent(id, event, ''));
}

async function update(
  database: Database,
  id: number,
  columns: Readonly<Record<string, Value>>,
  versions: WantedVersions,
  may: Condition,
  event: NewEvent,
  key?: IdempotencyKey,
): Promise<void> {
  const values = Object.keys(columns).map((column) => `${column} = ?`);
  const within = versionIn(versions);
  const [updated] = await writeOnce(database, [
    {
      sql: `UPDATE orders SET ${values.join(', ')}, version = version + 1
            WHERE id = ? AND ${may.sql} ${within.sql}`,
      args: [...Object.values(columns), id, ...may.args, ...within.args],
    },
    noteEvent(id, event),
    ...noteWritten('orders', key, `SELECT ${id} AS id WHERE changes() = 1`, event.at),
  ]);
  if (updated?.rowsAffected !== 1) throw new OrderConflict(await findHappened(database, id, versions));
}
