import { color, radius, Skeleton, space, useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormat } from '../kit/use-format';
import { homeMessages } from './messages';
import type { Today } from './today';

/** The work of today in figures, each a link to the list that it counts. */
export function TodayFigures({ today }: { today: Today | undefined }) {
  const t = useText();
  const format = useFormat();
  const list = (query: Record<string, string>) => href('/order/orderList', { query });
  const figures = [
    [homeMessages.toAccept, today?.toAccept, list({ status: 'pending' }), 'warning'],
    [homeMessages.toCollect, today?.toCollect, list({ status: 'accepted' }), 'info'],
    [homeMessages.overdue, today?.overdue, list({ overdue: 'true' }), 'danger'],
    [homeMessages.exceptions, today?.exceptions, list({ status: 'exception' }), 'danger'],
    [homeMessages.signed, today?.signed, list({ signedOn: today?.date ?? '' }), 'success'],
  ] as const;
  return (
    <Row aria-label={t(homeMessages.today)}>
      {figures.map(([label, count, to, tone]) => (
        <li key={label.id}>
          <Link to={to} data-tone={count ? tone : 'quiet'}>
            <span>{t(label)}</span>
            {count === undefined ? <Skeleton $width="48px" $height={36} /> : <b>{format.number(count)}</b>}
          </Link>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    gap: ${space(1)};
    padding: ${space(4)} ${space(5)};
    border: 1px solid ${color('border')};
    border-radius: ${radius('large')};
    background: ${color('surface')};
    color: ${color('text')};
    text-decoration: none;
  }

  a:hover {
    border-color: ${color('primaryText')};
  }

  a:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }

  b {
    color: ${color('textStrong')};
    font-size: 28px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 36px;
  }

  [data-tone='danger'] b {
    color: ${color('danger')};
  }

  [data-tone='quiet'] b {
    color: ${color('textMuted')};
  }

  @media (max-width: 575.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
