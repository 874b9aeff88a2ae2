import { can } from '@waybill/auth-core/records';
import { orderRights } from '@waybill/contract/orders';
import type { Account } from '../../http/account';
import type { Happened } from '../../platform/database/event-feed';
import { viewerOf } from '../orders/viewer';
import { promoterOf } from '../promotion/promoter';

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

const frames = new WeakMap<Happened, string>();

/** The frame of an event, made once for all who are told of it. */
export function toFrame(happened: Happened): string {
  const made = frames.get(happened) ?? frameOf(happened.id, happened.topic, toData(happened));
  frames.set(happened, made);
  return made;
}

function toData({ topic, record, actor, detail }: Happened): object {
  const more: unknown = JSON.parse(detail);
  if (topic === 'presence') return { id: record, people: more };
  if (topic === 'notice') return { id: record, ...(more as object) };
  return { id: record, by: actor, ...(more as object) };
}
