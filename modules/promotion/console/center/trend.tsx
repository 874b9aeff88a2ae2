import { useFormat } from '@waybill/kit/console';
import { Card, CardTitle, color, Segmented, space, useText } from '@waybill/ui-shell';
import { ChartLegend, LineChart } from '@waybill/ui-shell/display';
import { useState } from 'react';
import styled from 'styled-components';
import type { TrendDay } from '../../contract/invitations';
import { promotionMessages } from '../messages';
import { toTrendParts } from './trend-parts';
import { TrendTable } from './trend-table';

/** Visits and orders day by day, or week by week, as a chart or as a table of the same figures. */
export function Trend({ days, today }: { days: readonly TrendDay[]; today: string }) {
  const parts = toTrendParts(days);
  const t = useText();
  const format = useFormat();
  const [as, setAs] = useState<'chart' | 'table'>('chart');
  const [from, to] = [days[0], days.at(-1)];
  const series = [
    { name: t(promotionMessages.visitsDaily), values: parts.map(({ visits }) => visits), kind: 'bars' },
    { name: t(promotionMessages.ordersDaily), values: parts.map(({ orders }) => orders) },
  ] as const;
  return (
    <Card aria-label={t(promotionMessages.trend)}>
      <Head>
        <div>
          <CardTitle>{t(promotionMessages.trend)}</CardTitle>
          {from && to && (
            <p>{t(promotionMessages.trendHint, { from: format.shortDay(from.date), to: format.shortDay(to.date) })}</p>
          )}
        </div>
        <Segmented
          label={t(promotionMessages.showAs)}
          value={as}
          options={[
            { value: 'chart', label: t(promotionMessages.asChart) },
            { value: 'table', label: t(promotionMessages.asTable) },
          ]}
          onValueChange={setAs}
        />
      </Head>
      {as === 'table' ? (
        <TrendTable parts={parts} />
      ) : (
        <>
          <ChartLegend series={series} />
          <LineChart
            label={t(promotionMessages.chartLabel)}
            points={parts.map(({ from, to }) => format.dayRange(from, to))}
            series={series}
            isOpen={to?.date === today}
          />
        </>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: flex-start;
  justify-content: space-between;
  margin-block-end: ${space(4)};

  h2 {
    margin: 0;
  }

  p {
    margin: 0;
    color: ${color('textMuted')};
  }
`;
