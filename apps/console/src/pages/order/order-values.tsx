import { color, textSize, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import { kitMessages } from '../kit/messages';
import { orderMessages } from './messages';
import { type Category, type Order, type OrderStatus, statusTones } from './order';

/** Where an order stands, as a tag. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return <StatusTag tone={statusTones[status]}>{t(orderMessages[status])}</StatusTag>;
}

/** The word for a kind of vehicle. */
export function CategoryWord({ category }: { category: Category }) {
  return useText()(kitMessages[category]);
}

/** What is shipped: its kind, and below it brand and model. */
export function VehicleLines({ of: { category, brand, model } }: { of: Pick<Order, 'category' | 'brand' | 'model'> }) {
  return (
    <Lines>
      <CategoryWord category={category} />
      <small>{`${brand} ${model}`.trim()}</small>
    </Lines>
  );
}

/** From one city to another. */
export function RouteLine({ from, to }: { from: string; to: string }) {
  return (
    <Line>
      {from}
      <i aria-hidden>→</i>
      {to}
    </Line>
  );
}

const Lines = styled.span`
  display: grid;
  line-height: 1.25;

  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }
`;

const Line = styled.span`
  white-space: nowrap;

  i {
    padding: 0 6px;
    color: ${color('textMuted')};
    font-style: normal;
  }
`;
