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

/** The step that usually follows in the life of an order, without a reason to be said; none where its life is over. */
export const nextStep = ({ status, delivery }: { status: OrderStatus; delivery: Delivery }): OrderStep | undefined =>
  status === 'arrived' ? (delivery === 'door' ? 'deliver' : 'sign') : steps[status];
