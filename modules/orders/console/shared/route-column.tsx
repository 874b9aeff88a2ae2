import type { DataColumn } from '@waybill/ui-shell/table';
import type { Order } from '../../contract/order';
import { orderMessages } from './messages';
import { RouteLine } from './order-status-tag';

export const routeColumn: DataColumn<Pick<Order, 'fromCity' | 'toCity'>> = {
  id: 'route',
  title: orderMessages.route,
  cell: ({ fromCity, toCity }) => <RouteLine from={fromCity} to={toCity} />,
  value: ({ fromCity, toCity }) => `${fromCity} → ${toCity}`,
};
