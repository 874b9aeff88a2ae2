import type { Order } from '../contract/order';
import { finalStatuses } from '../contract/rights';
import type { OrderStatus, OrderStep } from '../contract/words';

const leadsTo: Readonly<Record<Exclude<OrderStep, 'resume'>, OrderStatus>> = {
  accept: 'accepted',
  collect: 'collected',
  depart: 'in-transit',
  arrive: 'arrived',
  deliver: 'out-for-delivery',
  sign: 'signed',
  cancel: 'cancelled',
  hold: 'on-hold',
  report: 'exception',
  return: 'returned',
};

/** The fields of an order after a step. */
export function afterStep(step: OrderStep, order: Pick<Order, 'status' | 'heldFrom' | 'overdue'>) {
  const status = step === 'resume' ? (order.heldFrom ?? 'accepted') : leadsTo[step];
  const heldFrom = step === 'hold' || step === 'report' ? order.status : null;
  return { status, heldFrom, overdue: order.overdue && !finalStatuses.includes(status) };
}
