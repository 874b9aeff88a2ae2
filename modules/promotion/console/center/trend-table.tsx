import { useFormat } from '@waybill/kit/console';
import { color, space, useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { promotionMessages } from '../messages';
import type { TrendPart } from './trend-parts';

/** The figures behind the chart, each a way to its rows. */
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
            <td>
              <Link to={href('/promotion/visitorList', { query: { bot: 'false', from, to } })}>
                {format.number(visits)}
              </Link>
            </td>
            <td>
              <Link to={href('/promotion/pOrderList', { query: { from, to } })}>{format.number(orders)}</Link>
            </td>
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

  a {
    color: ${color('primaryText')};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  th:first-child {
    text-align: start;
  }
`;
