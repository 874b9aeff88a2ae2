import type { Database, Row, Write } from '@waybill/kit/server';
import { raw, sql } from '@waybill/kit/server';
import { stepRights } from '../contract/rights';
import type { OrderStep } from '../contract/words';
import { updateOrder } from './change-order';
import { stepRules } from './order-steps';
import { conditionOf, type Viewer } from './viewer';

/** A step of an order with its author, place and reason. */
export interface Move extends Write<Viewer> {
  step: OrderStep;
  place?: string | undefined;
  note?: string | undefined;
}

/** Moves an order on. Throws a `Conflict` if its state forbids the step or its version differs, `KeyTaken` if the key was used before. */
export async function moveOrder(database: Database, row: Row, { step, place, note, ...write }: Move): Promise<void> {
  const { to } = stepRules[step];
  const heldFrom = raw(to === 'on-hold' || to === 'exception' ? 'status' : 'NULL');
  const signedAt = to === 'signed' ? Math.trunc(write.now) : null;
  const status = to === 'held' ? sql`coalesce(held_from, 'accepted')` : sql`${to}`;
  await updateOrder(database, row, {
    ...write,
    setting: sql`held_from = ${heldFrom}, signed_at = ${signedAt}, status = ${status}`,
    may: conditionOf(stepRights[step], write.by),
    event: { kind: 'step', place, note },
  });
}
