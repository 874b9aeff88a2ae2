import { Can } from '@waybill/auth-core/react';
import { useFormat, WideText } from '@waybill/kit/console';
import { Action, useText } from '@waybill/ui-shell';
import { href, useServerData } from '@waybill/ui-shell/console';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commissionTotalsCall } from '../../contract/commissions';
import { promotionRights } from '../../contract/rights';
import { commissionMessages } from './messages';
import { type Asked, WithdrawDialog } from './withdraw-dialog';

const own = { own: true } as const;

/** Leads to the requests, and asks for all of one's own commission that can be withdrawn. */
export function WithdrawButtons() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <>
      <Action
        icon={<History aria-hidden size={16} />}
        text={commissionMessages.withdrawals}
        onClick={() => void navigate(href('/promotion/withdrawals'))}
      >
        <WideText>{t(commissionMessages.withdrawals)}</WideText>
      </Action>
      <Can guard={promotionRights.withdraw}>
        <WithdrawAll />
      </Can>
    </>
  );
}

function WithdrawAll() {
  const format = useFormat();
  const { data } = useServerData(commissionTotalsCall, own);
  const [asked, setAsked] = useState<Asked>();
  const sum = data?.states.withdrawable;
  if (!sum || sum.cents === 0) return <Action disabled text={commissionMessages.withdrawNothing} />;
  return (
    <>
      <Action
        tone="primary"
        onClick={() => setAsked(sum)}
        text={{ ...commissionMessages.withdraw, values: { amount: format.money(sum.cents / 100) } }}
      />
      {asked && <WithdrawDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
