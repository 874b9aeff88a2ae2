import type { Database, Row, Value, Write } from '@waybill/kit/server';
import { Conflict, sql } from '@waybill/kit/server';
import type { OrderEvent } from '../contract/order';
import type { OrderStep } from '../contract/words';
import { settingOf, updateOrder } from './change-order';
import { stepRules } from './order-steps';
import type { Viewer } from './viewer';

/** The step to undo; undefined for an assignment. */
export interface TakeBack extends Write<Viewer> {
  step: OrderStep | undefined;
}

/** How long a change can be undone, in ms. */
const reversibleFor = 10 * 60_000;

/** Undoes the last change of an order. Throws a `Conflict` for another change, another author or after the time limit, `KeyTaken` if the key was used before. */
export async function takeBack(database: Database, row: Row, { step, ...write }: TakeBack): Promise<void> {
  const before = await findBefore(database, row, { step, ...write });
  if (!before) throw new Conflict();
  await updateOrder(database, row, {
    ...write,
    setting: settingOf(before.columns),
    may: sql`version = ${Number(row.version)}`,
    event: { kind: 'back', changes: before.changes },
  });
}

/** The values before the change to undo; undefined if it is not the last change of the order. */
async function findBefore(
  database: Database,
  { id, version, status }: Row,
  { step, by, now }: TakeBack,
): Promise<{ columns: Readonly<Record<string, Value>>; changes: OrderEvent['changes'] } | undefined> {
  const { rows } = await database.execute(sql`SELECT * FROM order_events
    WHERE order_id = ${Number(id)} AND kind NOT IN ('note', 'reveal') ORDER BY version DESC, at DESC, rowid DESC LIMIT 2`);
  const [last, earlier] = rows;
  const isOwn = last?.actor === by.username && Number(last.at) >= now - reversibleFor;
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
