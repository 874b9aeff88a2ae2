import { CardTitle, ListState, Skeleton, space, useText } from '@waybill/ui-shell';
import { useRecord } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import { Facts } from '../kit/facts';
import { kitMessages } from '../kit/messages';
import { useFormat } from '../kit/use-format';
import { Time } from '../kit/values';
import { orderMessages } from './messages';
import { type Order, orders } from './order';
import { CategoryWord, OrderStatusTag, RouteLine } from './order-values';
import { Timeline } from './timeline';

/** All that is known of one order: the row's facts at once, its progress as it comes. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const { record, state, reload } = useRecord(orders, order.id);
  const of = record ?? order;
  const vehicle = [of.brand, of.model].filter(Boolean).join(' ');
  return (
    <Body>
      <Facts
        facts={[
          [t(kitMessages.status), <OrderStatusTag key="status" status={of.status} />],
          [t(orderMessages.route), <RouteLine key="route" from={of.fromCity} to={of.toCity} />],
          [t(orderMessages.distance), t(orderMessages.kilometres, { km: format.number(of.distance) })],
          [t(orderMessages.fee), format.money(of.fee)],
          [t(orderMessages.category), <CategoryWord key="category" category={of.category} />],
          [t(orderMessages.brand), vehicle],
          [t(orderMessages.plate), of.plate],
          [t(orderMessages.vin), of.vin],
          [t(orderMessages.consignor), `${of.consignorName} ${of.consignorPhone}`],
          [t(orderMessages.consignee), `${of.consigneeName} ${of.consigneePhone}`],
          [t(orderMessages.declaredValue), format.money(of.declaredValue)],
          [t(orderMessages.insured), t(of.insured ? kitMessages.yes : kitMessages.no)],
          [t(orderMessages.createdAt), <Time key="createdAt" at={of.createdAt} />],
          [t(orderMessages.remark), of.remark],
        ]}
      />
      <section>
        <CardTitle as="h3">{t(orderMessages.progress)}</CardTitle>
        {record ? (
          <Timeline
            steps={record.timeline.map(({ status, at }) => ({ title: t(orderMessages[status]), at }))}
            ended={of.status === 'delivered' || of.status === 'cancelled'}
          />
        ) : state === 'missing' ? (
          <ListState kind="error">{t(kitMessages.notFound)}</ListState>
        ) : state === 'failed' ? (
          <ListState kind="error" onRetry={reload}>
            {t(kitMessages.detailFailed)}
          </ListState>
        ) : (
          <Skeleton $width="60%" $height={88} />
        )}
      </section>
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;
