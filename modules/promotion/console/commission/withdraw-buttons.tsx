import { Can } from '@waybill/auth-core/react';
import { LinkAction, useFormat, WideText } from '@waybill/kit/console';
import { Action, useText } from '@waybill/ui-shell';
import { href, useServerData } from '@waybill/ui-shell/console';
import { History } from 'lucide-react';
import { useState } from 'react';
import { commissionTotalsCall } from '../../contract/commissions';
import { promotionRights } from '../../contract/rights';
import { commissionMessages } from './messages';
import { type RequestedWithdrawal, WithdrawDialog } from './withdraw-dialog';

const ownQuery = { own: true } as const;

/** Links to the withdrawals, and requests all withdrawable commission of the current user. */
export function WithdrawButtons() {
  const t = useText();
  return (
    <>
      <LinkAction
        icon={<History aria-hidden size={16} />}
        text={commissionMessages.withdrawals}
        to={href('/promotion/withdrawals')}
      >
        <WideText>{t(commissionMessages.withdrawals)}</WideText>
      </LinkAction>
      <Can guard={promotionRights.withdraw}>
        <WithdrawAll />
      </Can>
    </>
  );
}

function WithdrawAll() {
  const format = useFormat();
  const { data, state, reload } = useServerData(commissionTotalsCall, ownQuery);
  const [request, setAsked] = useState<RequestedWithdrawal>();
  const sum = data?.states.withdrawable;
  if (!sum && state === 'failed') return <Action onClick={reload} text={commissionMessages.withdrawUnknown} />;
  if (!sum) return <Action busy text={commissionMessages.withdrawLoading} />;
  if (sum.cents === 0) return <Action disabled text={commissionMessages.withdrawNothing} />;
  return (
    <>
      <Action
        tone="primary"
        onClick={() => setAsked(sum)}
        text={{ ...commissionMessages.withdraw, values: { amount: format.money(sum.cents / 100) } }}
      />
      {request && <WithdrawDialog withdrawal={request} onClose={() => setAsked(undefined)} />}
    </>
  );
}
