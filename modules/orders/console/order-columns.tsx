import { kitMessages, Money, momentColumn } from '@waybill/kit/console';
import { color } from '@waybill/ui-shell';
import { type DataColumn, TwoLines } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Order, Party } from '../contract/order';
import { orderMessages } from './shared/messages';
import { orderHref, totalOf } from './shared/order-status';
import { OrderStatusTag } from './shared/order-status-tag';
import { nameOf, VehicleLines } from './shared/order-values';
import { routeColumn } from './shared/route-column';

export const orderColumns: readonly DataColumn<Order>[] = [
  {
    id: 'orderNo',
    title: orderMessages.orderNo,
    cell: ({ id, orderNo }) => <OrderNumber to={orderHref(id)}>{orderNo}</OrderNumber>,
    sortable: true,
  },
  {
    id: 'status',
    title: kitMessages.status,
    cell: ({ status, overdue }) => <OrderStatusTag status={status} overdue={overdue} />,
    value: ({ status }) => orderMessages[status],
  },
  {
    id: 'category',
    title: orderMessages.category,
    cell: (order) => <VehicleLines of={order} />,
    value: ({ vehicles }) => vehicles.map(nameOf).join('、'),
  },
  routeColumn,
  {
    id: 'consignorName',
    title: orderMessages.consignor,
    cell: ({ consignor }) => <PartyLines of={consignor} />,
    value: ({ consignor }) => formatParty(consignor),
  },
  {
    id: 'consigneeName',
    title: orderMessages.consignee,
    cell: ({ consignee }) => <PartyLines of={consignee} />,
    value: ({ consignee }) => formatParty(consignee),
  },
  {
    id: 'fee',
    title: orderMessages.fee,
    cell: (order) => <Money yuan={totalOf(order) / 100} />,
    value: (order) => totalOf(order) / 100,
    align: 'end',
    sortable: true,
  },
  momentColumn('createdAt', orderMessages.createdAt),
];

const formatParty = ({ name, phone }: Party) => `${name} ${phone}`;

function PartyLines({ of: { name, phone } }: { of: Party }) {
  return <TwoLines below={phone}>{name}</TwoLines>;
}

const OrderNumber = styled(Link)`
  color: ${color('primaryText')};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
