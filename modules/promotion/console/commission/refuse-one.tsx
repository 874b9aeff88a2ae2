import { useDoneToast, useFormat } from '@waybill/kit/console';
import { useWrites } from '@waybill/ui-shell/console';
import type { Withdrawal } from '../../contract/withdrawals';
import { commissionMessages } from './messages';
import { RefuseDialog } from './refuse-dialog';
import { withdrawals } from './withdrawals';

export interface RefuseOneProps {
  withdrawal: Withdrawal;
  onClose: () => void;
}

/** Asks for the reason to reject a request, at its shown version. */
export function RefuseOne({ withdrawal, onClose }: RefuseOneProps) {
  const format = useFormat();
  const toastDone = useDoneToast();
  const { actions } = useWrites(withdrawals);
  const { id, version, promoter, cents } = withdrawal;
  const amount = format.money(cents / 100);
  return (
    <RefuseDialog
      title={{ ...commissionMessages.refuseTitle, values: { promoter, amount } }}
      draft={{ name: 'refuse', about: withdrawal }}
      onRefuse={(fields) => {
        const options = { idempotencyKey: true, silent: true } as const;
        return toastDone(
          actions.settle(id, { ...fields, version, decision: 'refuse' }, options),
          commissionMessages.refuseDone,
          { promoter, amount },
        );
      }}
      onClose={onClose}
    />
  );
}
