import { useMay } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { RowButton } from '@waybill/ui-shell/table';
import { promotionRights } from '../../contract/rights';
import type { Withdrawal } from '../../contract/withdrawals';
import { commissionMessages } from './messages';

export interface SettleButtonsProps {
  withdrawal: Withdrawal;
  onPay: (withdrawal: Withdrawal) => void;
  onRefuse: (withdrawal: Withdrawal) => void;
}

/** The buttons to pay or reject another user's request. */
export function SettleButtons({ withdrawal, onPay, onRefuse }: SettleButtonsProps) {
  const t = useText();
  const may = useMay();
  if (!may(promotionRights.settle, withdrawal).allowed) return null;
  return (
    <>
      <RowButton onClick={() => onPay(withdrawal)}>{t(commissionMessages.pay)}</RowButton>
      <RowButton data-tone="danger" onClick={() => onRefuse(withdrawal)}>
        {t(commissionMessages.refuse)}
      </RowButton>
    </>
  );
}
