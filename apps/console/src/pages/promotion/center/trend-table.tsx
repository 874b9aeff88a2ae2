import { color, space, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import { useFormat } from '../../kit/use-format';
import { promotionMessages } from '../messages';
import type { TrendPart } from './trend-parts';

/** The figures behind the chart. */
export function TrendTable({ parts }: { parts: readonly TrendPart[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Table aria-label={t(promotionMessages.chartLabel)}>
      <thead>
        <tr>
          <th scope="col">{t(promotionMessages.date)}</th>
          <th scope="col">{t(promotionMessages.visitsDaily)}</th>
          <th scope="col">{t(promotionMessages.ordersDaily)}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ from, to, visits, orders }) => (
          <tr key={from}>
            <th scope="row">{format.dayRange(from, to)}</th>
            <td>{format.number(visits)}</td>
            <td>{format.number(orders)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(1.5)} ${space(2)};
    border-block-end: 1px solid ${color('border')};
    font-weight: 400;
    text-align: end;
  }

  th {
    color: ${color('textMuted')};
  }

  th:first-child {
    text-align: start;
  }
`;
