import type { Delivery, OrderStatus, OrderStep } from './words';

const steps: Partial<Record<OrderStatus, OrderStep>> = {
  pending: 'accept',
  accepted: 'collect',
  collected: 'depart',
  'in-transit': 'arrive',
  'out-for-delivery': 'sign',
  'on-hold': 'resume',
  exception: 'resume',
};

/** The usual next step of an order, which needs no reason; undefined in a final state. */
export const nextStep = ({ status, delivery }: { status: OrderStatus; delivery: Delivery }): OrderStep | undefined =>
  status === 'arrived' ? (delivery === 'door' ? 'deliver' : 'sign') : steps[status];
