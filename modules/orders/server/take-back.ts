import type { Database, Row, Value, WantedVersions } from '@waybill/kit/server';
import { type IdempotencyKey, noteWritten } from '@waybill/kit/server';
import type { OrderEvent } from '../contract/order';
import type { OrderStep } from '../contract/words';
import { noteEvent } from './change-order';
import { OrderConflict } from './order-conflict';
import { stepRules } from './order-steps';
import { findHappened, writeOnce } from './orders';
import type { Viewer } from './viewer';

/** What is taken back: a step, or where none is named an assignment. */
export interface TakeBack {
  step: OrderStep | undefined;
  viewer: Viewer;
  now: number;
  /** Only if the order still has one of them. */
  versions?: WantedVersions;
  key?: IdempotencyKey | undefined;
}

/** How long something can be taken back, in ms. */
const reversibleFor = 10 * 60_000;

/**
 * Takes back what the viewer did last with an order; throws an `OrderConflict` where that was something else, too long ago, or something has happened since,
 * `KeyTaken` where the idempotency key was used before.
 */
export async function takeBack(database: Database, row: Row, how: TakeBack): Promise<void> {
  const { viewer, now, versions, key } = how;
  const id = Number(row.id);
  const version = Number(row.version);
  const before = versions?.includes(version) === false ? undefined : await findBefore(database, row, how);
  if (before) {
    const columns = Object.keys(before.columns).map((column) => `${column} = ?`);
    const [updated] = await writeOnce(database, [
      {
        sql: `UPDATE orders SET ${columns.join(', ')}, version = version + 1 WHERE id = ? AND version = ?`,
        args: [...Object.values(before.columns), id, version],
      },
      noteEvent(id, { kind: 'back', actor: viewer.username, at: now, changes: before.changes }),
      ...noteWritten('orders', key, `SELECT ${id} AS id WHERE changes() = 1`, now),
    ]);
    if (updated?.rowsAffected === 1) return;
  }
  throw new OrderConflict(await findHappened(database, id, versions));
}

/** What an order had before what is taken back; undefined where that is not what happened to it last. */
async function findBefore(
  database: Database,
  { id, version, status }: Row,
  { step, viewer, now }: TakeBack,
): Promise<{ columns: Readonly<Record<string, Value>>; changes: OrderEvent['changes'] } | undefined> {
  const { rows } = await database.execute({
    sql: `SELECT * FROM order_events WHERE order_id = ? AND kind NOT IN ('note', 'reveal') ORDER BY version DESC, at DESC, rowid DESC LIMIT 2`,
    args: [Number(id)],
  });
  const [last, earlier] = rows;
  const isOwn = last?.actor === viewer.username && Number(last.at) >= now - reversibleFor;
  if (!last || !earlier || !isOwn || Number(last.version) !== Number(version)) return undefined;
  if (!step) return last.kind === 'assign' ? beforeAssignment(last) : undefined;
  const { to } = stepRules[step];
  const was = String(earlier.status);
  const wasHeld = was === 'on-hold' || was === 'exception';
  if (last.kind !== 'step' || (to === 'held' ? !wasHeld : last.status !== to)) return undefined;
  return { columns: { status: was, held_from: wasHeld ? String(status) : null }, changes: [] };
}

function beforeAssignment({ changes }: Row) {
  const made = JSON.parse(String(changes)) as OrderEvent['changes'];
  return {
    columns: Object.fromEntries(
      made.filter(({ field }) => columns.includes(field)).map((each) => [each.field, each.before]),
    ),
    changes: made.map(({ field, before, after }) => ({ field, before: after, after: before })),
  };
}

const columns = ['line', 'carrier'];
