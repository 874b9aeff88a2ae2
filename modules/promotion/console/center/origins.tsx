import { useFormat } from '@waybill/kit/console';
import { Card, CardTitle, color, space, textSize, useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Summary } from '../../contract/invitations';
import { promotionMessages } from '../messages';

/** Sources of visits and their landing pages; each number links to its rows. */
export function Origins({ summary: { sources, pages, from, to } }: { summary: Summary }) {
  const t = useText();
  const format = useFormat();
  const visits = (query: Record<string, string>) =>
    href('/promotion/visitorList', { query: { ...query, bot: 'false', from, to } });
  return (
    <Card aria-label={t(promotionMessages.origins)}>
      <CardTitle>{t(promotionMessages.origins)}</CardTitle>
      {sources.length === 0 && <Nothing>{t(promotionMessages.noVisits)}</Nothing>}
      {sources.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t(promotionMessages.source)}</th>
              <th scope="col">{t(promotionMessages.visitsDaily)}</th>
              <th scope="col">{t(promotionMessages.registered)}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, visits: count, registered }) => (
              <tr key={source}>
                <th scope="row">{t(promotionMessages[source])}</th>
                <td>{source === 'code' ? '—' : <Link to={visits({ source })}>{format.number(count)}</Link>}</td>
                <td>
                  <Link to={href('/promotion/userList', { query: { source, from, to } })}>
                    {format.number(registered)}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {pages.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t(promotionMessages.page)}</th>
              <th scope="col">{t(promotionMessages.visitsDaily)}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, visits: count }) => (
              <tr key={page}>
                <th scope="row">{page}</th>
                <td>
                  <Link to={visits({ landing: page })}>{format.number(count)}</Link>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const Nothing = styled.p`
  margin: 0;
  color: ${color('textMuted')};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & + & {
    margin-block-start: ${space(4)};
  }

  th,
  td {
    padding: ${space(1)} 0;
    font-weight: 400;
    text-align: end;
  }

  th:first-child {
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    border-block-end: 1px solid ${color('border')};
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  a {
    color: ${color('primaryText')};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
