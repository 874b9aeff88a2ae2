import { LinkAction, useMay } from '@waybill/kit/console';
import { Action } from '@waybill/ui-shell';
import { href, RecordPage, useRecord, useServerData } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { commissionTotalsCall } from '../contract/commissions';
import { promotionRights } from '../contract/rights';
import { CommissionFacts } from './commission/commission-facts';
import { commissions } from './commission/commissions';
import { commissionMessages } from './commission/messages';
import { useCommissionWay } from './commission/use-commission-way';
import { VoidDialog } from './commission/void-dialog';
import { promotionMessages } from './messages';

/** One order of a promoted user and its commission, in its own tab titled by its number. */
export default function PromotionOrderDetailPage(): ReactNode {
  const id = useSearchParams()[0].get('id') ?? '';
  const [asking, setAsking] = useState(false);
  const may = useMay();
  const wayOf = useCommissionWay();
  const freezeDays = useServerData(commissionTotalsCall).data?.freezeDays;
  return (
    <RecordPage
      record={useRecord(commissions, id)}
      title={({ orderNo }) => ({ ...promotionMessages.detailTab, values: { orderNo } })}
      missing={promotionMessages.noId}
      journey={(commission) => wayOf(commission, freezeDays)}
      actions={(commission) => (
        <>
          <LinkAction to={href('/promotion/pOrderList')} text={promotionMessages.toList} />
          {commission && may(promotionRights.void, commission).allowed && (
            <Action tone="danger" onClick={() => setAsking(true)} text={commissionMessages.makeVoid} />
          )}
        </>
      )}
    >
      {(commission) => (
        <>
          {may(promotionRights.void, commission).allowed && !asking && (
            <DraftOffer name="void" onResume={() => setAsking(true)} />
          )}
          <CommissionFacts commission={commission} />
          {asking && <VoidDialog commission={commission} onClose={() => setAsking(false)} />}
        </>
      )}
    </RecordPage>
  );
}
