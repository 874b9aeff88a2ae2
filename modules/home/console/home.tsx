import { useCan } from '@waybill/auth-core/react';
import { toBusinessDate, useFormat } from '@waybill/kit/console';
import { todayCall } from '@waybill/orders/contract';
import { Card, color, ListState, space, textSize, useText } from '@waybill/ui-shell';
import { useGreeting, useServerData } from '@waybill/ui-shell/console';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { homeMessages } from './home/messages';
import { TodayFigures } from './home/today-figures';
import { TwoWeeks } from './home/two-weeks';
import { WaitingOrders } from './home/waiting-orders';

const ordersGuard = { permission: ['read:order'] } as const;

/** The start page: today's figures, waiting orders with their next step, and the last two weeks. */
export default function HomePage() {
  const t = useText();
  const greeting = useGreeting();
  const seesOrders = useCan(ordersGuard);
  const { data: today, state, reload } = useServerData(todayCall, seesOrders ? {} : null);
  // The list and the chart are drawn after the figures, in pieces between which the browser paints and handles input.
  const later = useDeferredValue(today);
  return (
    <Page>
      <Welcome>
        <h1>{greeting}</h1>
        <LongDate date={today?.date ?? toBusinessDate(Date.now())} />
      </Welcome>
      {seesOrders && state === 'failed' && !today && (
        <Card>
          <ListState kind="error" onRetry={reload}>
            {t(homeMessages.failed)}
          </ListState>
        </Card>
      )}
      {seesOrders && (state !== 'failed' || today) && (
        <>
          <TodayFigures today={today} />
          <Wide>
            <WaitingOrders orders={later?.waiting} />
            <TwoWeeks days={later?.days} />
          </Wide>
        </>
      )}
    </Page>
  );
}

/** A date in words, after the first view: for its first words a browser reads its tables of languages, 12 to 17 ms. */
function LongDate({ date }: { date: string }) {
  const format = useFormat();
  const stands = useDeferredValue(true, false);
  return <time dateTime={date}>{stands ? format.fullDay(date) : '\u00a0'}</time>;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Welcome = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  align-items: baseline;
  justify-content: space-between;

  h1 {
    margin: 0;
    color: ${color('textStrong')};
    font-size: ${textSize('title')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  time {
    min-inline-size: 10em;
    color: ${color('textMuted')};
  }
`;

const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(4)};
  align-items: start;

  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
