/** The code of `module.ts` that loads with its first use. */
export { changeOrders } from './live-orders';
export { orderCommands, orderRecords } from './palette';
export { openOrder, prepareOrder } from './scan/open-order';
