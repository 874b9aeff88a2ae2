import { CardTitle, ListState, Skeleton, space, useText } from '@waybill/ui-shell';
import { useRecord } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import { Facts } from '../kit/facts';
import { kitWords } from '../kit/messages';
import { useFormat } from '../kit/use-format';
import { Time } from '../kit/values';
import { orderWords } from './messages';
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
          [t(kitWords.status), <OrderStatusTag key="status" status={of.status} />],
          [t(orderWords.route), <RouteLine key="route" from={of.fromCity} to={of.toCity} />],
          [t(orderWords.distance), t(orderWords.kilometres, { km: format.number(of.distance) })],
          [t(orderWords.fee), format.money(of.fee)],
          [t(orderWords.category), <CategoryWord key="category" category={of.category} />],
          [t(orderWords.brand), vehicle],
          [t(orderWords.plate), of.plate],
          [t(orderWords.vin), of.vin],
          [t(orderWords.consignor), `${of.consignorName} ${of.consignorPhone}`],
          [t(orderWords.consignee), `${of.consigneeName} ${of.consigneePhone}`],
          [t(orderWords.declaredValue), format.money(of.declaredValue)],
          [t(orderWords.insured), t(of.insured ? kitWords.yes : kitWords.no)],
          [t(orderWords.createdAt), <Time key="createdAt" at={of.createdAt} />],
          [t(orderWords.remark), of.remark],
        ]}
      />
      <section>
        <CardTitle as="h3">{t(orderWords.progress)}</CardTitle>
        {record ? (
          <Timeline
            steps={record.timeline.map(({ status, at }) => ({ title: t(orderWords[status]), at }))}
            ended={of.status === 'delivered' || of.status === 'cancelled'}
          />
        ) : state === 'missing' ? (
          <ListState kind="error">{t(kitWords.notFound)}</ListState>
        ) : state === 'failed' ? (
          <ListState kind="error" onRetry={reload}>
            {t(kitWords.detailFailed)}
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
