import type { Withdrawal } from '@waybill/contract/promotion';
import { useText } from '@waybill/ui-shell';
import { useConfirm, useToasts, useWrites } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import { useFormat } from '../../kit/use-format';
import { useMay } from '../../kit/use-may';
import { commissionMessages } from './messages';
import { maySettle } from './rights';
import { withdrawals } from './withdrawals';

export interface SettleButtonsProps {
  withdrawal: Withdrawal;
  onRefuse: (withdrawal: Withdrawal) => void;
}

/** Pays or refuses a request that somebody else made; only as it is shown. */
export function SettleButtons({ withdrawal, onRefuse }: SettleButtonsProps) {
  const t = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const toasts = useToasts();
  const { actions } = useWrites(withdrawals);
  const { id, version, promoter, orders } = withdrawal;
  const may = useMay();
  if (!may(maySettle, withdrawal).allowed) return null;
  const amount = format.money(withdrawal.cents / 100);
  const pay = async () => {
    const agreed = await confirm.ask({
      title: { ...commissionMessages.payTitle, values: { promoter, amount } },
      description: { ...commissionMessages.payHint, values: { id, count: orders } },
      confirm: commissionMessages.pay,
    });
    if (!agreed) return;
    const { done } = await actions.settle(id, { version, decision: 'pay' }, { idempotencyKey: true });
    if (done) toasts.success({ ...commissionMessages.payDone, values: { promoter, amount } });
  };
  return (
    <>
      <RowButton onClick={() => void pay()}>{t(commissionMessages.pay)}</RowButton>
      <RowButton data-tone="danger" onClick={() => onRefuse(withdrawal)}>
        {t(commissionMessages.refuse)}
      </RowButton>
    </>
  );
}
