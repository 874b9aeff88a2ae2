import { useFormat, useMay } from '@waybill/kit/console';
import { Action, Card, CardTitle, color, space, textSize, useText } from '@waybill/ui-shell';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { useState } from 'react';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { orderRights } from '../../contract/rights';
import { PriceLines } from '../price-lines';
import { orderMessages } from '../shared/messages';
import { totalOf } from '../shared/order-status';
import { PriceDialog, priceDraftOf } from './price-dialog';

/** What an order costs part by part; a price by hand with its reason beside the one that was worked out. */
export function PriceCard({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { hand, total } = order.price;
  return (
    <Card aria-label={t(orderMessages.priceTitle)}>
      <Head>
        <CardTitle>{t(orderMessages.priceTitle)}</CardTitle>
        {may(orderRights.price, order).allowed && (
          <Action onClick={() => setOpen(true)} text={orderMessages.changePrice} />
        )}
      </Head>
      {!open && <DraftOffer name={priceDraftOf(order)} onResume={() => setOpen(true)} />}
      <Total>{format.money(totalOf(order) / 100)}</Total>
      {hand && (
        <Hand>
          <del>{format.money(total / 100)}</del>
          {t(orderMessages.handReason, { by: hand.by, reason: hand.reason })}
        </Hand>
      )}
      <PriceLines price={order.price} />
      {open && <PriceDialog order={order} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;

  h2 {
    margin: 0;
  }
`;

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
