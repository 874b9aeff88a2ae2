import { Can } from '@waybill/auth-core/react';
import { Button, Card, ListState, Page, Skeleton, useTab, useText } from '@waybill/ui-shell';
import { useHref, usePageTitle, useRecord } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { kitMessages } from '../kit/messages';
import { CommissionFacts } from './commission/commission-facts';
import { commissions, isVoidable } from './commission/commissions';
import { commissionMessages } from './commission/messages';
import { maySettle } from './commission/rights';
import { VoidDialog } from './commission/void-dialog';
import { promotionMessages } from './messages';

/** One order of a promoted user and its commission; every order has a tab of its own, which takes over its number. */
export default function PromotionOrderDetailPage(): ReactNode {
  const t = useText();
  const pageTitle = usePageTitle();
  const navigate = useNavigate();
  const href = useHref();
  const { retitle } = useTab();
  const id = useSearchParams()[0].get('id') ?? '';
  const { record: data, state, reload } = useRecord(commissions, id);
  const [asking, setAsking] = useState(false);
  const orderNo = data?.orderNo;
  useEffect(() => {
    if (orderNo) retitle({ ...promotionMessages.detailTab, values: { orderNo } });
  }, [orderNo, retitle]);
  return (
    <Page
      title={orderNo ? t(promotionMessages.detailTab, { orderNo }) : pageTitle}
      actions={
        <>
          <Button onClick={() => void navigate(href('POrderList'))}>{t(promotionMessages.toList)}</Button>
          {data && isVoidable(data) && (
            <Can guard={maySettle}>
              <Button tone="danger" onClick={() => setAsking(true)}>
                {t(commissionMessages.makeVoid)}
              </Button>
            </Can>
          )}
        </>
      }
    >
      {data && isVoidable(data) && !asking && <DraftOffer name="void" onResume={() => setAsking(true)} />}
      {data && state !== 'failed' ? (
        <CommissionFacts commission={data} />
      ) : (
        <Card aria-label={pageTitle} aria-busy={state === 'loading'}>
          {id === '' ? (
            <ListState kind="error">{t(promotionMessages.noId)}</ListState>
          ) : state === 'missing' ? (
            <ListState kind="error">{t(kitMessages.notFound)}</ListState>
          ) : state === 'failed' ? (
            <ListState kind="error" onRetry={reload}>
              {t(kitMessages.detailFailed)}
            </ListState>
          ) : (
            <Skeleton $width="100%" $height={184} />
          )}
        </Card>
      )}
      {asking && data && <VoidDialog commission={data} onClose={() => setAsking(false)} />}
    </Page>
  );
}
