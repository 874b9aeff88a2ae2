import type { Database, Row } from '@waybill/kit/server';
import { type IdempotencyKey, noteWritten, versionIn, type WantedVersions } from '@waybill/kit/server';
import { stepRights } from '../contract/rights';
import type { OrderStep } from '../contract/words';
import { noteEvent } from './change-order';
import { OrderConflict } from './order-conflict';
import { stepRules } from './order-steps';
import { findHappened, writeOnce } from './orders';
import { conditionOf, type Viewer } from './viewer';

/** A step of an order, by whom, where and why. */
export interface Move {
  step: OrderStep;
  viewer: Viewer;
  now: number;
  /** Only if the order still has one of them. */
  versions?: WantedVersions;
  place?: string | undefined;
  note?: string | undefined;
  key?: IdempotencyKey | undefined;
}

/**
 * Moves an order on; throws an `OrderConflict` where the viewer's rights do not allow the step with the order as it is, or somebody changed it since, `KeyTaken` where the
 * idempotency key was used before.
 */
export async function moveOrder(database: Database, row: Row, move: Move): Promise<void> {
  const { step, viewer, now, versions, place, note, key } = move;
  const { to } = stepRules[step];
  const may = conditionOf(stepRights[step], viewer);
  const id = Number(row.id);
  const held = to === 'on-hold' || to === 'exception';
  const within = versionIn(versions);
  const [updated] = await writeOnce(database, [
    {
      sql: `UPDATE orders SET
              held_from = ${held ? 'status' : 'NULL'},
              signed_at = ${to === 'signed' ? Math.trunc(now) : 'NULL'},
              status = ${to === 'held' ? `coalesce(held_from, 'accepted')` : '?'},
              version = version + 1
            WHERE id = ? AND ${may.sql} ${within.sql}`,
      args: [...(to === 'held' ? [] : [to]), id, ...may.args, ...within.args],
    },
    noteEvent(id, {
      kind: 'step',
      actor: viewer.username,
      at: now,
      ...(place ? { place } : {}),
      ...(note ? { note } : {}),
    }),
    ...noteWritten('orders', key, `SELECT ${id} AS id WHERE changes() = 1`, now),
  ]);
  if (updated?.rowsAffected !== 1) throw new OrderConflict(await findHappened(database, id, versions));
}
