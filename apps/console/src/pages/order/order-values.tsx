import { color, textSize, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import { kitMessages } from '../kit/messages';
import { orderMessages } from './messages';
import type { Category, Order, Vehicle } from './order';

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

const Lines = styled.span`
  display: grid;
  line-height: 1.25;

  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }
`;
