import { Card, color, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { type Control, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useFormat } from '../kit/use-format';
import { orderMessages } from './messages';
import type { Quote } from './order';
import { type OrderFields, toDeclaredValue } from './order-fields';
import { useDebounced } from './use-debounced';

/** What the order would cost, worked out by the server while the form is filled in. */
export function QuoteCard({ control }: { control: Control<OrderFields> }) {
  const t = useText();
  const format = useFormat();
  const [category, fromCity, toCity, value, insured] = useWatch({
    control,
    name: ['category', 'fromCity', 'toCity', 'declaredValue', 'insured'],
  });
  const declaredValue = useDebounced(toDeclaredValue(value), 400);
  const complete = category !== '' && fromCity !== '' && toCity !== '' && fromCity !== toCity;
  const { data, state } = useServerData<Quote>(
    '/order/quote',
    complete ? { category, fromCity, toCity, declaredValue, insured } : null,
  );
  const quote = complete && state !== 'failed' ? data : undefined;
  return (
    <Card aria-label={t(orderMessages.quote)}>
      <Body aria-live="polite" aria-busy={complete && state === 'loading'}>
        <h2>{t(orderMessages.quote)}</h2>
        {complete && state === 'loading' && !quote ? (
          <Skeleton $width="132px" $height={32} />
        ) : (
          <Fee data-state={quote ? 'known' : 'unknown'}>{quote ? format.money(quote.fee) : '—'}</Fee>
        )}
        {quote ? (
          <dl>
            <dt>{t(orderMessages.distance)}</dt>
            <dd>{t(orderMessages.kilometres, { km: format.number(quote.distance) })}</dd>
            <dt>{t(orderMessages.days)}</dt>
            <dd>{t(orderMessages.dayCount, { days: quote.days })}</dd>
          </dl>
        ) : (
          <p>{t(complete && state === 'failed' ? orderMessages.quoteFailed : orderMessages.quoteEmpty)}</p>
        )}
      </Body>
    </Card>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-height: 128px;

  h2 {
    margin: 0;
    color: ${color('textMuted')};
    font-size: ${textSize('body')};
    font-weight: 400;
  }

  p {
    margin: 0;
    color: ${color('textMuted')};
  }

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(1)} ${space(4)};
    margin: ${space(2)} 0 0;
    padding-block-start: ${space(3)};
    border-block-start: 1px solid ${color('border')};
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

const Fee = styled.strong`
  color: ${color('textStrong')};
  font-size: 28px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 32px;

  &[data-state='unknown'] {
    color: ${color('textMuted')};
  }
`;
