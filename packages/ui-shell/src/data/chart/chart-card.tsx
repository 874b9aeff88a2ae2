import { Table2, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ToolButton } from '../../controls/basic/tool-button';
import { Skeleton } from '../../feedback/skeleton';
import { useFormat } from '../../locales/use-format';
import { useText } from '../../locales/use-text';
import { Card, CardTitle } from '../../shell/content/page';
import { sticky } from '../../theme/pieces';
import { color, flexWrap, space } from '../../theme/tokens';
import { ChartLegend, LineChart, type LineChartProps, pointWords } from './line-chart';
import { chartMessages } from './messages';

/** @beta */
export interface ChartCardProps {
  title: string;
  /** The chart. If undefined, the card shows a skeleton of the same height. */
  chart: LineChartProps | undefined;
}

/** A card with a line chart, its legend, and the same numbers as a table for screen readers. @beta */
export function ChartCard({ title, chart }: ChartCardProps) {
  const t = useText();
  const [isTable, setIsTable] = useState(false);
  return (
    <Card aria-label={title}>
      <Head>
        <CardTitle>{title}</CardTitle>
        {chart && <ChartLegend series={chart.series} />}
        <ToolButton
          scale="medium"
          icon={isTable ? TrendingUp : Table2}
          label={t(isTable ? chartMessages.asChart : chartMessages.asTable)}
          disabled={!chart}
          onClick={() => setIsTable(!isTable)}
        />
      </Head>
      {!chart ? <Skeleton $width="100%" $height={200} /> : isTable ? <AsTable {...chart} /> : <LineChart {...chart} />}
    </Card>
  );
}

function AsTable({ label, points, series }: LineChartProps) {
  const format = useFormat();
  return (
    // A scroller without controls in it is reached by the keyboard itself.
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pointWords(points, format).map((point, index) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format.number(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Head = styled.div`
  ${flexWrap(2, 4)}
  align-items: center;
  margin-block-end: ${space(4)};

  h2 {
    flex: 1 0 auto;
    margin: 0;
  }
`;

const Scroller = styled.div`
  height: 200px;
  overflow: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-block-end: 1px solid ${color('border')};
    font-weight: 400;
    text-align: end;
  }

  th[scope='row'] {
    color: ${color('textMuted')};
    text-align: start;
  }

  th[scope='col'] {
    position: ${sticky};
    inset-block-start: 0;
    background: ${color('surface')};
    font-weight: 600;
  }
`;
