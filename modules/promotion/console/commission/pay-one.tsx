import { useDoneToast, useFormat } from '@waybill/kit/console';
import { useWrites } from '@waybill/ui-shell/console';
import type { Withdrawal } from '../../contract/withdrawals';
import { commissionMessages } from './messages';
import { PayDialog } from './pay-dialog';
import { withdrawals } from './withdrawals';

export interface PayOneProps {
  withdrawal: Withdrawal;
  onClose: () => void;
}

/** Pays a request, only as it was shown, under the number of its payment. */
export function PayOne({ withdrawal, onClose }: PayOneProps) {
  const format = useFormat();
  const toastDone = useDoneToast();
  const { actions } = useWrites(withdrawals);
  const { id, version, promoter, orders, cents, payee } = withdrawal;
  const amount = format.money(cents / 100);
  return (
    <PayDialog
      title={{ ...commissionMessages.payTitle, values: { promoter, amount } }}
      description={{ ...commissionMessages.payHint, values: { id, count: orders } }}
      payee={payee}
      onPay={({ paymentNo }) => {
        const options = { idempotencyKey: true, silent: true } as const;
        const fields = { version, decision: 'pay', paymentNo } as const;
        return toastDone(actions.settle(id, fields, options), commissionMessages.payDone, { promoter, amount });
      }}
      onClose={onClose}
    />
  );
}
