import type { Database, Row, Write } from '@waybill/kit/server';
import { stepRights } from '../contract/rights';
import type { OrderStep } from '../contract/words';
import { updateOrder } from './change-order';
import { stepRules } from './order-steps';
import { conditionOf, type Viewer } from './viewer';

/** A step of an order, by whom, where and why. */
export interface Move extends Write<Viewer> {
  step: OrderStep;
  place?: string | undefined;
  note?: string | undefined;
}

/** Moves an order on. Throws a `Conflict` if its state does not allow the step or it has changed, `KeyTaken` if the key was used before. */
export async function moveOrder(
  database: Database,
  row: Row,
  { step, by, now, place, note, ...write }: Move,
): Promise<void> {
  const { to } = stepRules[step];
  const isHeld = to === 'on-hold' || to === 'exception';
  const setting = {
    sql: `held_from = ${isHeld ? 'status' : 'NULL'}, signed_at = ?, status = ${to === 'held' ? `coalesce(held_from, 'accepted')` : '?'}`,
    args: [to === 'signed' ? Math.trunc(now) : null, ...(to === 'held' ? [] : [to])],
  };
  const event = { kind: 'step', actor: by.username, at: now, place, note } as const;
  await updateOrder(database, row, setting, conditionOf(stepRights[step], by), event, write);
}
