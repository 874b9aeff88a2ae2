import { useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import type { Withdrawal } from '../../contract/withdrawals';
import type { CommissionState } from '../../contract/words';
import { commissionTones } from './commissions';
import { commissionMessages } from './messages';
import { withdrawalTones } from './withdrawals';

/** Where a commission stands. */
export function CommissionTag({ state }: { state: CommissionState }) {
  return <StatusTag tone={commissionTones[state]}>{useText()(commissionMessages[state])}</StatusTag>;
}

/** What became of a request. */
export function WithdrawalTag({ state }: { state: Withdrawal['state'] }) {
  return <StatusTag tone={withdrawalTones[state]}>{useText()(commissionMessages[state])}</StatusTag>;
}
