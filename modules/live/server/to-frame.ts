import { can } from '@waybill/auth-core/records';
import type { Account, Happened, Platform } from '@waybill/kit/server';
import { orderRights } from '@waybill/orders/contract';
import { viewerOf } from '@waybill/orders/server';
import { promoterOf } from '@waybill/promotion/server';
import { findPresent } from './presence';

/** An event as it goes over the wire. */
export const frameOf = (id: number, type: string, data: unknown) =>
  `id: ${id}\nevent: ${type}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** Whether an account reads by the calls what an event is about, by the rules of the contract. */
export function isToldOf(account: Account, { topic, owner, detail }: Happened): boolean {
  if (topic === 'account') return false;
  if (topic === 'notice') return true;
  if (topic === 'money') return isOf(owner, promoterOf(account));
  const { owner: only, subject } = viewerOf(account);
  const isNote = topic === 'order' && /"kind":"(note|reveal)"/.test(detail);
  return isOf(owner, only) && (!isNote || can(orderRights.note, subject));
}

/** Whether a record of an owner is among those of the only account that is seen; undefined sees everybody's. */
const isOf = (owner: number | null, only: number | undefined) => only === undefined || owner === only;

const frames = new WeakMap<Happened, Promise<string>>();

/** Builds the frame of an event once for all its receivers; presence is read when the frame is sent. */
export function toFrame({ database, now }: Platform, happened: Happened): Promise<string> {
  const { id, topic, record, actor, detail } = happened;
  const make = async () =>
    frameOf(id, topic, {
      id: record,
      ...(topic === 'presence' && { people: await findPresent(database, record, now()) }),
      ...((topic === 'order' || topic === 'money') && { by: actor }),
      ...(JSON.parse(detail) as object),
    });
  const frame = frames.get(happened) ?? make();
  frames.set(happened, frame);
  return frame;
}
