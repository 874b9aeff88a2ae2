import { can } from '@waybill/auth-core';
import { useSession } from '@waybill/auth-core/react';
import { ListPage, type Selection, useList } from '@waybill/ui-shell/console';
import { commissionMessages } from './commission/messages';
import { maySettle, seesEverybody } from './commission/rights';
import { SettleButtons } from './commission/settle-buttons';
import { SettleSelected } from './commission/settle-selected';
import { withdrawalColumns } from './commission/withdrawal-columns';
import { type Withdrawal, withdrawals } from './commission/withdrawals';

/** The requests for money: a promoter's own with what became of them; staff pays and refuses those of others. */
export default function WithdrawalsPage() {
  const { access } = useSession();
  const seesAll = can(seesEverybody, access);
  const settles = can(maySettle, access);
  return (
    <ListPage
      list={useList(withdrawals)}
      lead={settles ? commissionMessages.withdrawalsLead : commissionMessages.withdrawalsOwnLead}
      filters={{
        ...(seesAll ? { keyword: { label: commissionMessages.promoter } } : {}),
        state: { label: commissionMessages.withdrawalState, options: commissionMessages },
        from: { label: commissionMessages.requestedAt, until: 'to' },
      }}
      columns={seesAll ? withdrawalColumns : ownColumns}
      cards={['id', 'state', 'promoter', 'cents', 'orders', 'reason']}
      {...(settles && { bulkActions, rowActions })}
    />
  );
}

const ownColumns = withdrawalColumns.filter(({ id }) => id !== 'promoter');
const rowActions = (withdrawal: Withdrawal) => <SettleButtons withdrawal={withdrawal} />;
const bulkActions = (selection: Selection<Withdrawal>) => <SettleSelected selection={selection} />;
