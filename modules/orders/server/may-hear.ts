import { can } from '@waybill/auth-core/records';
import type { Account, Happened } from '@waybill/kit/server';
import { orderRights } from '../contract/rights';
import { viewerOf } from './viewer';

/** Whether an account may hear of an event: it sees the order, and of a note or a look at a number the notes too. */
export function mayHearOfOrder(account: Account, { topic, owner, detail }: Happened): boolean {
  const { owner: only, subject } = viewerOf(account);
  const isNote = topic === 'order' && /"kind":"(note|reveal)"/.test(detail);
  return (only === undefined || owner === only) && (!isNote || can(orderRights.note, subject));
}
