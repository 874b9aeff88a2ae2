import { useFormat } from '@waybill/kit/console';
import { OrderStatusTag, orderHref, RouteLine, stepMessages } from '@waybill/orders/console';
import { Button, Card, CardTitle, color, ListState, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homeMessages } from './messages';
import type { Today } from './today';

// Its code is not needed before the first press.
const TakeStep = lazy(() => import('@waybill/orders/pages/take-step'));

type Waiting = Today['waiting'][number];

/** The waiting orders, each with its next step if the user may take it. */
export function WaitingOrders({ orders }: { orders: Today['waiting'] | undefined }) {
  const t = useText();
  return (
    <Card aria-label={t(homeMessages.waiting)} aria-busy={!orders}>
      <CardTitle>{t(homeMessages.waiting)}</CardTitle>
      {!orders ? (
        <Skeleton $width="100%" $height={360} />
      ) : orders.length === 0 ? (
        <ListState kind="empty">{t(homeMessages.none)}</ListState>
      ) : (
        <List>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </List>
      )}
    </Card>
  );
}

function Row({ order }: { order: Waiting }) {
  const t = useText();
  const format = useFormat();
  const [takes, setTakes] = useState(false);
  const { step } = order;
  return (
    <li>
      <Link to={orderHref(order.id)}>{order.orderNo}</Link>
      <OrderStatusTag status={order.status} overdue={order.overdue} />
      <small>
        <RouteLine from={order.fromCity} to={order.toCity} />
        <span>{t(homeMessages.due, { day: format.nearDay(order.dueAt) })}</span>
      </small>
      {step && (
        <Button busy={takes} onClick={() => setTakes(true)}>
          {t(stepMessages[step])}
        </Button>
      )}
      {takes && (
        <Suspense>
          <TakeStep order={order} onEnd={() => setTakes(false)} />
        </Suspense>
      )}
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: 0 ${space(4)};
    align-items: center;
    min-height: 48px;
    padding-block: ${space(1.5)};
    font-variant-numeric: tabular-nums;
  }

  li + li {
    border-block-start: 1px solid ${color('border')};
  }

  a {
    color: ${color('primaryText')};
    font-weight: 500;
  }

  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    justify-content: space-between;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  button {
    grid-column: 4;
  }

  @media (max-width: 767.98px) {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      min-height: 72px;
    }

    small {
      grid-area: 2 / 1 / auto / span 2;
    }

    /* Two states stand below each other where a language is long: they would lie under the button. */
    a + span {
      flex-wrap: wrap;
    }

    button {
      grid-area: 1 / 3 / span 2;
    }
  }
`;
