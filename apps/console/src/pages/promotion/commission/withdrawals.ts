import {
  settleCall,
  type Withdrawal,
  withdrawal,
  withdrawalCall,
  withdrawalSorts,
  withdrawalStates,
  withdrawalsCall,
} from '@waybill/contract/promotion';
import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { validate } from '@waybill/validators';
import { moneyReads } from './money-reads';

/** A request that was kept somewhere, or undefined where it is none. */
export function readWithdrawal(value: unknown): Withdrawal | undefined {
  const outcome = validate(withdrawal, value);
  return outcome.ok ? outcome.value : undefined;
}

/** The requests: one's own, or everybody's. */
export const withdrawals = defineResource({
  list: withdrawalsCall,
  record: withdrawalCall,
  actions: { settle: settleCall },
  filters: { keyword: 'text', state: withdrawalStates, from: 'date', to: 'date' },
  sorts: withdrawalSorts,
  changes: moneyReads,
});

/** The colour of a state; its word says the same. */
export const withdrawalTones: Record<Withdrawal['state'], StatusTone> = {
  requested: 'warning',
  paid: 'success',
  refused: 'danger',
  lapsed: 'neutral',
};
