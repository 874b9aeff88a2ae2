import { Button, Card, ListState, Page, Skeleton, useTab, useText } from '@waybill/ui-shell';
import { useHref, usePageTitle, useRecord } from '@waybill/ui-shell/console';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { routes } from '../../routes';
import { Facts } from '../kit/facts';
import { kitWords } from '../kit/messages';
import { useFormat } from '../kit/use-format';
import { Time } from '../kit/values';
import { orderWords } from '../order/messages';
import { CategoryWord, RouteLine } from '../order/order-values';
import { promotionWords } from './messages';
import { promotionOrders } from './promotion';
import { SettlementTag } from './promotion-values';

/** One promotion order; every order has a tab of its own, which takes over its number. */
export default function PromotionOrderDetailPage(): ReactNode {
  const t = useText();
  const pageTitle = usePageTitle();
  const format = useFormat();
  const navigate = useNavigate();
  const href = useHref<typeof routes>();
  const { retitle } = useTab();
  const id = useSearchParams()[0].get('id') ?? '';
  const { record: data, state, reload } = useRecord(promotionOrders, id);
  const orderNo = data?.orderNo;
  useEffect(() => {
    if (orderNo) retitle({ ...promotionWords.detailTab, values: { orderNo } });
  }, [orderNo, retitle]);
  return (
    <Page
      title={orderNo ? t(promotionWords.detailTab, { orderNo }) : pageTitle}
      actions={<Button onClick={() => void navigate(href('POrderList'))}>{t(promotionWords.toList)}</Button>}
    >
      <Card aria-label={pageTitle} aria-busy={state === 'loading'}>
        {data && state !== 'failed' ? (
          <Facts
            facts={[
              [t(kitWords.status), <SettlementTag key="status" status={data.status} />],
              [t(promotionWords.userName), data.userName],
              [t(promotionWords.phone), data.userPhone],
              [t(orderWords.category), <CategoryWord key="category" category={data.category} />],
              [t(orderWords.route), <RouteLine key="route" from={data.fromCity} to={data.toCity} />],
              [t(orderWords.fee), format.money(data.fee)],
              [t(promotionWords.rate), format.percent(data.rate / 100)],
              [t(promotionWords.orderCommission), format.money(data.commission)],
              [t(orderWords.createdAt), <Time key="createdAt" at={data.createdAt} />],
              [t(promotionWords.settledAt), data.settledAt && <Time key="settledAt" at={data.settledAt} />],
            ]}
          />
        ) : id === '' ? (
          <ListState kind="error">{t(promotionWords.noId)}</ListState>
        ) : state === 'missing' ? (
          <ListState kind="error">{t(kitWords.notFound)}</ListState>
        ) : state === 'failed' ? (
          <ListState kind="error" onRetry={reload}>
            {t(kitWords.detailFailed)}
          </ListState>
        ) : (
          <Skeleton $width="100%" $height={184} />
        )}
      </Card>
    </Page>
  );
}
