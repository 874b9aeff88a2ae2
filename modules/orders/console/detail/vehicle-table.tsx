import { useFormat } from '@waybill/kit/console';
import { color, radius, space, textSize } from '@waybill/ui-shell';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { type Piece, pieceNumber } from '../../contract/piece-number';
import { AlongWords, CategoryWord, nameOf } from '../shared/order-values';

export interface VehicleTableProps {
  order: Pick<Order, 'orderNo' | 'vehicles'>;
  /** The vehicle whose label opened the page. */
  opened?: Piece | undefined;
}

/** The vehicles of an order with their numbers, declared value and accessories. */
export function VehicleTable({ order: { orderNo, vehicles }, opened }: VehicleTableProps) {
  const format = useFormat();
  return (
    <List>
      {[...vehicles.entries()].map(([place, vehicle]) => (
        <li
          key={place}
          aria-current={opened?.count === vehicles.length && opened.number === place + 1 ? true : undefined}
        >
          <span>
            <strong>{nameOf(vehicle)}</strong>
            <small>
              <CategoryWord category={vehicle.category} />
            </small>
            {vehicles.length > 1 && <small>{pieceNumber(orderNo, place, vehicles.length)}</small>}
          </span>
          <span>
            {[vehicle.plate, vehicle.frame].filter(Boolean).join(' · ') || '—'}
            <small>
              <AlongWords of={vehicle} />
            </small>
          </span>
          <span>{vehicle.value > 0 ? format.money(vehicle.value / 100) : '—'}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) auto;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  li + li {
    border-block-start: 1px solid ${color('border')};
  }

  li[aria-current] {
    margin-inline: calc(-1 * ${space(3)});
    padding-inline: ${space(3)};
    border-radius: ${radius('medium')};
    background: ${color('primaryTint')};
  }

  strong {
    color: ${color('textStrong')};
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  @media (max-width: 575.98px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    li > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
