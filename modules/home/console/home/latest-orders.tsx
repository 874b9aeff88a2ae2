import { Time, useFormat } from '@waybill/kit/console';
import { OrderStatusTag, orderHref, RouteLine, totalOf } from '@waybill/orders/console';
import { Card, CardTitle, color, ListState, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homeMessages } from './messages';
import type { Today } from './today';

/** The orders that came last, each a link to its page. */
export function LatestOrders({ orders }: { orders: Today['latest'] | undefined }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card aria-label={t(homeMessages.latest)}>
      <Head>
        <CardTitle>{t(homeMessages.latest)}</CardTitle>
        <Link to={href('/order/orderList')}>{t(homeMessages.allOrders)}</Link>
      </Head>
      {!orders ? (
        <Skeleton $width="100%" $height={200} />
      ) : orders.length === 0 ? (
        <ListState kind="empty">{t(homeMessages.none)}</ListState>
      ) : (
        <List>
          {orders.map((order) => (
            <li key={order.id}>
              <Link to={orderHref(order.id)}>{order.orderNo}</Link>
              <OrderStatusTag status={order.status} overdue={order.overdue} />
              <RouteLine from={order.fromCity} to={order.toCity} />
              <span>{format.money(totalOf(order) / 100)}</span>
              <small>
                <Time at={order.createdAt} />
              </small>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space(3)};

  h2 {
    margin: 0;
  }

  a {
    color: ${color('primaryText')};
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    align-items: center;
    padding-block: ${space(2)};
    font-variant-numeric: tabular-nums;
  }

  li + li {
    border-block-start: 1px solid ${color('border')};
  }

  a {
    color: ${color('primaryText')};
  }

  small {
    margin-inline-start: auto;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }
`;
