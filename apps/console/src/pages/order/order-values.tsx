import { color, textSize, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import { kitMessages } from '../kit/messages';
import { orderMessages } from './messages';
import { type Category, type Order, type OrderStatus, statusTones, type Vehicle } from './order';

/** Where an order stands, as a tag, and beside it that it should have come by now. */
export function OrderStatusTag({ status, overdue = false }: { status: OrderStatus; overdue?: boolean }) {
  const t = useText();
  return (
    <Tags>
      <StatusTag tone={statusTones[status]}>{t(orderMessages[status])}</StatusTag>
      {overdue && <StatusTag tone="danger">{t(orderMessages.isOverdue)}</StatusTag>}
    </Tags>
  );
}

/** The word for a kind of vehicle. */
export function CategoryWord({ category }: { category: Category }) {
  return useText()(kitMessages[category]);
}

/** What is shipped: the kind of the first vehicle, below it brand and model, and how many more there are. */
export function VehicleLines({ of: { vehicles } }: { of: Pick<Order, 'vehicles'> }) {
  const t = useText();
  const [first, ...others] = vehicles;
  if (!first) return null;
  return (
    <Lines>
      <span>
        <CategoryWord category={first.category} />
        {others.length > 0 && ` ${t(orderMessages.moreVehicles, { count: vehicles.length })}`}
      </span>
      <small>{nameOf(first)}</small>
    </Lines>
  );
}

/** Brand and model of a vehicle. */
export const nameOf = ({ brand, model }: Pick<Vehicle, 'brand' | 'model'>): string => `${brand} ${model}`.trim();

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

const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;

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
