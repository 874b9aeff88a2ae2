import type { ServerModule } from '@waybill/kit/server';
import { canReceiveOrderEvent } from './can-receive-event';
import { addOrderCalls } from './order-calls';
import { recordedOrders } from './order-row';
import { orderStatements } from './seed/seed-orders';

export { brands } from './brands';
export { setPrice } from './change-order';
export { listOrders } from './list-orders';
export { moveOrder } from './move-order';
export { quoteOf, toColumns } from './order-row';
export { findOrder, findOrderRow, placeOrder, toOrderNo } from './orders';
export { requestAt, seededOrders } from './seed/seed-orders';
export { decideOrder, viewerOf } from './viewer';

export const ordersServer: ServerModule = {
  calls: [addOrderCalls],
  records: [recordedOrders],
  mayHear: { order: canReceiveOrderEvent, presence: canReceiveOrderEvent },
  tables: ['order_events', 'idempotency', 'orders'],
  firstRows: orderStatements,
};
