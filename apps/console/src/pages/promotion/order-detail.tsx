import { Button, Card, ListState, Page, Skeleton, useTab, useText } from '@waybill/ui-shell';
import { useHref, usePageTitle, useRecord } from '@waybill/ui-shell/console';
import { DescriptionList } from '@waybill/ui-shell/controls';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { routes } from '../../routes';
import { kitMessages } from '../kit/messages';
import { useFormat } from '../kit/use-format';
import { Time } from '../kit/values';
import { orderMessages } from '../order/messages';
import { RouteLine } from '../order/order-status-tag';
import { CategoryWord } from '../order/order-values';
import { promotionMessages } from './messages';
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
    if (orderNo) retitle({ ...promotionMessages.detailTab, values: { orderNo } });
  }, [orderNo, retitle]);
  return (
    <Page
      title={orderNo ? t(promotionMessages.detailTab, { orderNo }) : pageTitle}
      actions={<Button onClick={() => void navigate(href('POrderList'))}>{t(promotionMessages.toList)}</Button>}
    >
      <Card aria-label={pageTitle} aria-busy={state === 'loading'}>
        {data && state !== 'failed' ? (
          <DescriptionList
            items={[
              [t(kitMessages.status), <SettlementTag key="status" status={data.status} />],
              [t(promotionMessages.userName), data.userName],
              [t(promotionMessages.phone), data.userPhone],
              [t(orderMessages.category), <CategoryWord key="category" category={data.category} />],
              [t(orderMessages.route), <RouteLine key="route" from={data.fromCity} to={data.toCity} />],
              [t(orderMessages.fee), format.money(data.fee)],
              [t(promotionMessages.rate), format.percent(data.rate / 100)],
              [t(promotionMessages.orderCommission), format.money(data.commission)],
              [t(orderMessages.createdAt), <Time key="createdAt" at={data.createdAt} />],
              [t(promotionMessages.settledAt), data.settledAt && <Time key="settledAt" at={data.settledAt} />],
            ]}
          />
        ) : id === '' ? (
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
    </Page>
  );
}
