import type { DataColumn } from '@waybill/ui-shell/table';
import { kitWords } from '../kit/messages';
import { Money, Time } from '../kit/values';
import { orderWords } from './messages';
import type { Order } from './order';
import { OrderStatusTag, RouteLine, VehicleLines } from './order-values';

/** The columns of the order list, without its actions. */
export const orderColumns: readonly DataColumn<Order>[] = [
  { id: 'orderNo', title: orderWords.orderNo, cell: ({ orderNo }) => orderNo, sortable: true },
  { id: 'status', title: kitWords.status, cell: ({ status }) => <OrderStatusTag status={status} /> },
  { id: 'category', title: orderWords.category, cell: (order) => <VehicleLines of={order} /> },
  {
    id: 'route',
    title: orderWords.route,
    cell: ({ fromCity, toCity }) => <RouteLine from={fromCity} to={toCity} />,
  },
  { id: 'consignorName', title: orderWords.consignor, cell: ({ consignorName }) => consignorName },
  { id: 'consigneeName', title: orderWords.consignee, cell: ({ consigneeName }) => consigneeName },
  { id: 'fee', title: orderWords.fee, cell: ({ fee }) => <Money yuan={fee} />, align: 'end', sortable: true },
  { id: 'createdAt', title: orderWords.createdAt, cell: ({ createdAt }) => <Time at={createdAt} />, sortable: true },
];
