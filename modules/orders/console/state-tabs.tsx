import { useFormat } from '@waybill/kit/console';
import type { ResponseOf } from '@waybill/kit/contract';
import { color, radius, ScrollRow, space, textSize, useText } from '@waybill/ui-shell';
import { useServerData, useWithSteps } from '@waybill/ui-shell/console';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { countsCall, type Order } from '../contract/order';
import { orderStatuses } from '../contract/words';
import { orders } from './order';
import { orderMessages } from './shared/messages';

/** What is asked for of the counts: the conditions of the list, without the state and the page. */
const conditions = ['keyword', 'category', 'fromCity', 'toCity', 'from', 'to', 'signedOn', 'overdue'];

/** The states of orders with how many stand in each under the conditions of the list; each is a link to that list. */
export function StateTabs() {
  const t = useText();
  const format = useFormat();
  const [query] = useSearchParams();
  const asked = Object.fromEntries([...query].filter(([name]) => conditions.includes(name)));
  const data = useWithSteps(orders, useServerData(countsCall, asked).data, moveCount);
  const present = query.get('status') ?? '';
  const to = (status: string) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (status === '') next.delete('status');
    else next.set('status', status);
    return { search: next.toString() };
  };
  return (
    <States aria-label={t(orderMessages.states)}>
      <ScrollRow>
        {(['', ...orderStatuses] as const).map((status) => (
          <Link
            key={status}
            to={to(status)}
            aria-current={status === present ? 'page' : undefined}
            data-state={data && status !== '' && data.counts[status] === 0 ? 'none' : 'some'}
          >
            {t(status === '' ? orderMessages.all : orderMessages[status])}
            <b>{data ? format.number(status === '' ? data.total : data.counts[status]) : ''}</b>
          </Link>
        ))}
      </ScrollRow>
    </States>
  );
}

type Counts = ResponseOf<typeof countsCall>;

/** The counts after an order has moved from one state to another. */
const moveCount = (found: Counts, { status: from }: Order, { status: to }: Order): Counts => {
  const counts = { ...found.counts };
  counts[from] = Math.max(0, counts[from] - 1);
  counts[to] += 1;
  return { ...found, counts };
};

const States = styled.nav`
  flex: 1 1 100%;
  min-width: 0;
  border-block-end: 1px solid ${color('border')};

  a {
    display: inline-flex;
    flex: none;
    gap: ${space(1)};
    align-items: center;
    padding: ${space(2)} ${space(3)};
    border-block-end: 2px solid transparent;
    border-start-start-radius: ${radius('medium')};
    border-start-end-radius: ${radius('medium')};
    color: ${color('text')};
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    background: ${color('surfaceHover')};
  }

  a:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }

  a[data-state='none'] {
    color: ${color('textMuted')};
  }

  a[aria-current='page'] {
    border-block-end-color: ${color('primaryText')};
    color: ${color('primaryText')};
    font-weight: 600;
  }

  b {
    min-width: 1.2em;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
