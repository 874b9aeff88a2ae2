import { Can } from '@waybill/auth-core/react';
import { useFormat, useMay } from '@waybill/kit/console';
import { limits } from '@waybill/kit/contract';
import { Action } from '@waybill/ui-shell';
import type { Selection } from '@waybill/ui-shell/console';
import { useState } from 'react';
import type { Commission } from '../../contract/commissions';
import { promotionRights } from '../../contract/rights';
import { commissionMessages } from './messages';
import { type RequestedWithdrawal, WithdrawDialog } from './withdraw-dialog';

/** Requests payment of the selected commissions that belong to the current user and are withdrawable. */
export function WithdrawSelected({ selection }: { selection: Selection<Commission> }) {
  const format = useFormat();
  const may = useMay();
  const [request, setAsked] = useState<RequestedWithdrawal>();
  const free = selection.rows
    .filter((commission) => may(promotionRights.withdraw, commission).allowed)
    .slice(0, limits.perCall.records);
  const cents = free.reduce((sum, { commission }) => sum + commission, 0);
  const handleWithdraw = () => setAsked({ cents, orders: free.length, ids: free.map(({ id }) => id) });
  return (
    <Can guard={promotionRights.withdraw}>
      <Action
        tone="primary"
        disabled={cents === 0}
        onClick={handleWithdraw}
        text={{ ...commissionMessages.withdrawSelected, values: { amount: format.money(cents / 100) } }}
      />
      {request && <WithdrawDialog withdrawal={request} onDone={selection.clear} onClose={() => setAsked(undefined)} />}
    </Can>
  );
}
