import { LinkAction, Row, useFormat } from '@waybill/kit/console';
import { Action, Card, color, space, textSize, useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { DescriptionList } from '@waybill/ui-shell/controls';
import { CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { printMessages } from '../print/messages';
import { orderMessages } from '../shared/messages';
import { orderHref, totalOf } from '../shared/order-status';
import { RouteLine } from '../shared/order-status-tag';

export interface OrderPlacedProps {
  order: Order;
  onAnother: () => void;
}

/** The confirmation of a new order: its number and links to the next tasks. */
export function OrderPlaced({ order, onAnother }: OrderPlacedProps) {
  const t = useText();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <Body>
        <CircleCheck aria-hidden size={40} />
        <h2 ref={title} tabIndex={-1}>
          {t(orderMessages.placed)}
        </h2>
        <DescriptionList
          items={[
            [t(orderMessages.orderNo), order.orderNo],
            [t(orderMessages.route), <RouteLine key="route" from={order.fromCity} to={order.toCity} />],
            [t(orderMessages.fee), format.money(totalOf(order) / 100)],
          ]}
        />
        <Row>
          <LinkAction
            tone="primary"
            to={href('/order/orderList', { query: { keyword: order.orderNo } })}
            text={orderMessages.toOrders}
          />
          <LinkAction to={orderHref(order.id)} text={orderMessages.toOrder} />
          <LinkAction
            icon={<Printer aria-hidden size={16} />}
            to={href('/order/orderPrint', { query: { id: order.id } })}
            text={printMessages.print}
          />
          <Action onClick={onAnother} text={orderMessages.another} />
        </Row>
      </Body>
    </Card>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  max-width: 40rem;
  margin: ${space(6)} auto;

  > svg {
    color: ${color('success')};
  }

  h2 {
    margin: 0;
    outline: 0;
    color: ${color('textStrong')};
    font-size: ${textSize('title')};
    font-weight: 600;
  }

  dl {
    width: 100%;
    padding: ${space(4)} 0;
    border-block: 1px solid ${color('border')};
  }
`;
