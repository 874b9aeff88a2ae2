import type { DataColumn } from '@waybill/ui-shell/table';
import { kitMessages } from '../kit/messages';
import { Money, Time } from '../kit/values';
import { orderMessages } from './messages';
import type { Order } from './order';
import { OrderStatusTag, RouteLine, VehicleLines } from './order-values';

/** The columns of the order list, without its actions. */
export const orderColumns: readonly DataColumn<Order>[] = [
  { id: 'orderNo', title: orderMessages.orderNo, cell: ({ orderNo }) => orderNo, sortable: true },
  { id: 'status', title: kitMessages.status, cell: ({ status }) => <OrderStatusTag status={status} /> },
  { id: 'category', title: orderMessages.category, cell: (order) => <VehicleLines of={order} /> },
  {
    id: 'route',
    title: orderMessages.route,
    cell: ({ fromCity, toCity }) => <RouteLine from={fromCity} to={toCity} />,
  },
  { id: 'consignorName', title: orderMessages.consignor, cell: ({ consignorName }) => consignorName },
  { id: 'consigneeName', title: orderMessages.consignee, cell: ({ consigneeName }) => consigneeName },
  { id: 'fee', title: orderMessages.fee, cell: ({ fee }) => <Money yuan={fee} />, align: 'end', sortable: true },
  { id: 'createdAt', title: orderMessages.createdAt, cell: ({ createdAt }) => <Time at={createdAt} />, sortable: true },
];
