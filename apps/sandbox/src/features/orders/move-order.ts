import type { OrderStep } from '@waybill/contract/orders';
import { versionIn, type WantedVersions } from '../../http/record-version';
import type { Database, Row } from '../../platform/database/database';
import { type IdempotencyKey, noteWritten } from '../../platform/idempotency';
import { noteEvent } from './change-order';
import { OrderConflict } from './order-conflict';
import { stepRules } from './order-steps';
import { findHappened, writeOnce } from './orders';

/** A step of an order, by whom, where and why. */
export interface Move {
  step: OrderStep;
  actor: string;
  now: number;
  /** Only if the order still has one of them. */
  versions?: WantedVersions;
  place?: string | undefined;
  note?: string | undefined;
  key?: IdempotencyKey | undefined;
}

/**
 * Moves an order on; throws an `OrderConflict` where its state does not allow the step or somebody changed it since, `KeyTaken` where the
 * idempotency key was used before.
 */
export async function moveOrder(database: Database, row: Row, move: Move): Promise<void> {
  const { step, actor, now, versions, place, note, key } = move;
  const { from, to } = stepRules[step];
  const id = Number(row.id);
  const places = from.map(() => '?').join(', ');
  const held = to === 'on-hold' || to === 'exception';
  const within = versionIn(versions);
  const [updated] = await writeOnce(database, [
    {
      sql: `UPDATE orders SET
              held_from = ${held ? 'status' : 'NULL'},
              signed_at = ${to === 'signed' ? Math.trunc(now) : 'NULL'},
              status = ${to === 'held' ? `coalesce(held_from, 'accepted')` : '?'},
              version = version + 1
            WHERE id = ? AND status IN (${places}) ${within.sql}`,
      args: [...(to === 'held' ? [] : [to]), id, ...from, ...within.args],
    },
    noteEvent(id, { kind: 'step', actor, at: now, ...(place ? { place } : {}), ...(note ? { note } : {}) }),
    ...noteWritten(key, String(id), now),
  ]);
  if (updated?.rowsAffected !== 1) throw new OrderConflict(await findHappened(database, id, versions));
}
