/** The code of `module.ts`, loaded with the first of its uses. */
export { changeOrders } from './live-orders';
export { orderCommands, orderRecords } from './palette';
export { openOrder, prepareOrder } from './scan/open-order';
