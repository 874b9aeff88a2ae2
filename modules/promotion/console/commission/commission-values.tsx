import { useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import type { Withdrawal } from '../../contract/withdrawals';
import type { CommissionState } from '../../contract/words';
import { commissionTones } from './commissions';
import { commissionMessages } from './messages';
import { withdrawalTones } from './withdrawals';

/** The state of a commission as a tag. */
export function CommissionTag({ state }: { state: CommissionState }) {
  return <StatusTag tone={commissionTones[state]}>{useText()(commissionMessages[state])}</StatusTag>;
}

/** The outcome of a withdrawal as a tag. */
export function WithdrawalTag({ state }: { state: Withdrawal['state'] }) {
  return <StatusTag tone={withdrawalTones[state]}>{useText()(commissionMessages[state])}</StatusTag>;
}
