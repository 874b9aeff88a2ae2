import { can } from '@waybill/auth-core';
import { useSession } from '@waybill/auth-core/react';
import { kitMessages, readStored, useListExports } from '@waybill/kit/console';
import { ListPage, type Selection, useList } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { useState } from 'react';
import { promotionRights } from '../contract/rights';
import { type Withdrawal, withdrawal } from '../contract/withdrawals';
import { commissionMessages } from './commission/messages';
import { PayOne } from './commission/pay-one';
import { RefuseOne } from './commission/refuse-one';
import { SettleButtons } from './commission/settle-buttons';
import { SettleSelected } from './commission/settle-selected';
import { withdrawalColumns } from './commission/withdrawal-columns';
import { withdrawals } from './commission/withdrawals';

/** The withdrawals page: promoters see their requests and the outcome; staff pays or rejects those of others. */
export default function WithdrawalsPage() {
  const { access } = useSession();
  const seesAll = can({ permission: ['manage:promotion', 'settle:promotion'] }, access);
  const settles = can(promotionRights.settle, access);
  const [refused, setRefused] = useState<Withdrawal>();
  const [paid, setPaid] = useState<Withdrawal>();
  return (
    <ListPage
      exports={useListExports('withdrawals')}
      list={useList(withdrawals)}
      states={{ state: { label: kitMessages.status, options: commissionMessages } }}
      lead={settles ? commissionMessages.withdrawalsLead : commissionMessages.withdrawalsOwnLead}
      filters={{
        ...(seesAll ? { keyword: { label: commissionMessages.promoter } } : {}),
        from: { label: commissionMessages.requestedAt, until: 'to' },
      }}
      columns={seesAll ? withdrawalColumns : ownColumns}
      hidden={settlement}
      cards={{ primary: 'cents', trailing: 'state', secondary: ['promoter'], meta: ['payee'] }}
      {...(settles && {
        tools: (
          <>
            {!refused && <DraftOffer name="refuse" onResume={(about) => setRefused(readStored(withdrawal, about))} />}
            {paid && <PayOne withdrawal={paid} onClose={() => setPaid(undefined)} />}
            {refused && <RefuseOne withdrawal={refused} onClose={() => setRefused(undefined)} />}
          </>
        ),
        bulkActions,
        rowActions: (withdrawal: Withdrawal) => (
          <SettleButtons withdrawal={withdrawal} onPay={setPaid} onRefuse={setRefused} />
        ),
      })}
    />
  );
}

const ownColumns = withdrawalColumns.filter(({ id }) => id !== 'promoter');
/** Known of settled ones alone; the record and its files have them. */
const settlement = ['settledBy', 'paymentNo', 'reason'];
const bulkActions = (selection: Selection<Withdrawal>) => <SettleSelected selection={selection} />;
