import { useFormat } from '@waybill/kit/console';
import { Card, CardTitle, color, space, textSize, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { PriceLines } from '../price-lines';
import { orderMessages } from '../shared/messages';
import { totalOf } from '../shared/order-status';

/** The price of an order part by part; a price set by hand appears with its reason beside the calculated one. */
export function PriceCard({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const { hand, total } = order.price;
  return (
    <Card aria-label={t(orderMessages.priceTitle)}>
      <CardTitle>{t(orderMessages.priceTitle)}</CardTitle>
      <Total>{format.money(totalOf(order) / 100)}</Total>
      {hand && (
        <Hand>
          <del>{format.money(total / 100)}</del>
          {t(orderMessages.handReason, { by: hand.by, reason: hand.reason })}
        </Hand>
      )}
      <PriceLines price={order.price} />
    </Card>
  );
}

const Total = styled.strong`
  color: ${color('textStrong')};
  font-size: 1.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Hand = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
`;
