import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import {
  settleCall,
  settlesCall,
  type Withdrawal,
  withdrawalCall,
  withdrawalSorts,
  withdrawalsCall,
} from '../../contract/withdrawals';
import { withdrawalStates } from '../../contract/words';
import { moneyReads } from './money-reads';

/** The withdrawals: the current user's, or all. */
export const withdrawals = defineResource({
  list: withdrawalsCall,
  record: withdrawalCall,
  actions: { settle: settleCall },
  bulk: { settle: settlesCall },
  filters: { keyword: 'text', state: withdrawalStates, from: 'date', to: 'date' },
  sorts: withdrawalSorts,
  changes: moneyReads,
});

/** The colour of a state, which its word repeats. */
export const withdrawalTones: Record<Withdrawal['state'], StatusTone> = {
  requested: 'warning',
  paid: 'success',
  refused: 'danger',
  lapsed: 'neutral',
};
