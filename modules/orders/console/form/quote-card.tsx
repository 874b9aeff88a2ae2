import { useFormat, useRegions } from '@waybill/kit/console';
import { Card, color, Skeleton, size, space, textSize, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { quoteCall } from '../../contract/quote';
import { PriceLines } from '../price-lines';
import { orderMessages } from '../shared/messages';
import { type OrderFields, toCents } from './order-fields';
import { useDebounced } from './use-debounced';

/** The quote from the server, part by part, which follows the form. */
export function QuoteCard({ control }: { control: Control<OrderFields> }) {
  const t = useText();
  const format = useFormat();
  const { regions, failed } = useRegions();
  const [isOpen, setOpen] = useState(false);
  const [vehicles, from, to, collection, delivery, packing, insured] = useWatch({
    control,
    name: ['vehicles', 'consignor.region', 'consignee.region', 'collection', 'delivery', 'packing', 'insured'],
  });
  const value = useDebounced(
    vehicles.reduce((sum, vehicle) => sum + toCents(vehicle.value), 0),
    400,
  );
  const categories = vehicles.map(({ category }) => category);
  const isFilled = from !== '' && to !== '' && categories.every((category) => category !== '');
  const complete =
    isFilled && [from, to].every((code) => regions?.isWhole(code)) && from.slice(0, 4) !== to.slice(0, 4);
  const { data, state } = useServerData(
    quoteCall,
    complete ? { categories: categories.join(), from, to, collection, delivery, packing, value, insured } : null,
  );
  const isFailed = isFilled && (failed || (complete && state === 'failed'));
  const isComing = isFilled && !isFailed && (!regions || (complete && state === 'loading'));
  const quote = complete && state !== 'failed' ? data : undefined;
  return (
    <Frame aria-label={t(orderMessages.quote)}>
      <Body aria-live="polite" aria-busy={isComing}>
        <h2>{t(orderMessages.quote)}</h2>
        {quote && (
          <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(orderMessages.quoteParts)}
          </Toggle>
        )}
        {isComing && !quote ? (
          <Skeleton $width="132px" $height={32} />
        ) : (
          <Fee data-state={quote ? 'known' : 'unknown'}>{quote ? format.money(quote.price.total / 100) : '—'}</Fee>
        )}
        {quote ? (
          <Parts data-state={isOpen ? 'open' : 'folded'}>
            <p>
              {t(orderMessages.kilometres, { km: format.number(quote.distance) })}
              {' · '}
              {t(orderMessages.dayCount, { days: quote.days })}
            </p>
            <PriceLines price={quote.price} />
            <small>{t(orderMessages.validUntil, { time: format.time(quote.price.validUntil) })}</small>
          </Parts>
        ) : (
          <p data-state="empty">
            {isComing ? '\u00a0' : t(isFailed ? orderMessages.quoteFailed : orderMessages.quoteEmpty)}
          </p>
        )}
      </Body>
    </Frame>
  );
}

/** At this width the card collapses to a line at the edge of the screen. */
const atEdge = '(max-width: 1099.98px)';

const Frame = styled(Card)`
  @media ${atEdge} {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

const Toggle = styled.button`
  display: none;

  @media ${atEdge} {
    display: block;
    grid-row: 1 / 3;
    grid-column: 2;
    justify-self: start;
    min-height: ${size('controlTouch')};
    padding: 0 ${space(2)};
    border: 0;
    background: none;
    color: ${color('primaryText')};
    font: inherit;
    cursor: pointer;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(2)};

  @media ${atEdge} {
    &[data-state='folded'] {
      display: none;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-height: 128px;

  @media ${atEdge} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(2)};
    min-height: 56px;

    > :not(h2, strong, button) {
      grid-column: 1 / -1;
    }

    > strong,
    > h2 {
      grid-column: 1;
    }

    [data-state='empty'] {
      font-size: ${textSize('caption')};
    }
  }

  h2 {
    margin: 0;
    color: ${color('textMuted')};
    font-size: ${textSize('body')};
    font-weight: 400;
  }

  p,
  small {
    margin: 0;
    color: ${color('textMuted')};
  }
`;

const Fee = styled.strong`
  color: ${color('textStrong')};
  font-size: 1.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 2rem;

  @media ${atEdge} {
    font-size: 1.5rem;
  }

  &[data-state='unknown'] {
    color: ${color('textMuted')};

    /* What is missing is said in its place. */
    @media ${atEdge} {
      display: none;
    }
  }
`;
