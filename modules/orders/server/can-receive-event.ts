import { can } from '@waybill/auth-core/records';
import type { Account, Happened } from '@waybill/kit/server';
import { orderRights } from '../contract/rights';
import { viewerOf } from './viewer';

/** Whether an account receives an event: it must see the order, and for a note or a revealed phone also the notes. */
export function canReceiveOrderEvent(account: Account, { topic, owner, detail }: Happened): boolean {
  const { owner: only, subject } = viewerOf(account);
  const isNote = topic === 'order' && /"kind":"(note|reveal)"/.test(detail);
  return (only === undefined || owner === only) && (!isNote || can(orderRights.note, subject));
}
