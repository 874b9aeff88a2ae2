import { defineResource, href } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { commissionCall, commissionSorts, commissionsCall, voidCall } from '../../contract/commissions';
import { type CommissionState, commissionStates, inviteSources, levels } from '../../contract/words';
import { moneyReads } from './money-reads';

/** The orders of promoted users, with their commission. */
export const commissions = defineResource({
  list: commissionsCall,
  record: commissionCall,
  actions: { void: voidCall },
  filters: {
    keyword: 'text',
    state: commissionStates,
    level: levels,
    source: inviteSources,
    from: 'date',
    to: 'date',
    own: ['true'],
    user: 'text',
    withdrawal: 'text',
  },
  sorts: commissionSorts,
  changes: moneyReads,
});

/** The colour of a state, which its word repeats. */
export const commissionTones: Record<CommissionState, StatusTone> = {
  pending: 'neutral',
  frozen: 'neutral',
  withdrawable: 'info',
  requested: 'warning',
  paid: 'success',
  void: 'neutral',
};

/** Returns the link to the promoted orders that match some filters. */
export const commissionsHref = (query: Readonly<Record<string, string | number>> = {}): string =>
  href('/promotion/pOrderList', { query });
