import { useFormat } from '@waybill/kit/console';
import { color, space, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import type { Price } from '../contract/order';
import { orderMessages } from './shared/messages';

const parts = {
  base: orderMessages.base,
  distance: orderMessages.distanceFee,
  collection: orderMessages.collectionFee,
  delivery: orderMessages.deliveryFee,
  packing: orderMessages.packingFee,
  insurance: orderMessages.insuranceFee,
} as const;

/** The parts of a price with their amounts, without the parts of 0. */
export function PriceLines({ price }: { price: Price }) {
  const t = useText();
  const format = useFormat();
  const shown = Object.entries(parts).filter(([name]) => price[name as keyof typeof parts] > 0);
  return (
    <Lines>
      {shown.map(([name, label]) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd>{format.money(price[name as keyof typeof parts] / 100)}</dd>
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0 0;
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('border')};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }

  dt {
    color: ${color('textMuted')};
  }

  dd {
    margin: 0;
    color: ${color('textStrong')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
