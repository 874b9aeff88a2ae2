import type { StatusTone } from '@waybill/ui-shell/table';

/** Where an order stands, in the order of its life; the last four lie beside the way. */
export const orderStatuses = [
  'pending',
  'accepted',
  'collected',
  'in-transit',
  'arrived',
  'out-for-delivery',
  'signed',
  'cancelled',
  'on-hold',
  'exception',
  'returned',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** The colour of a status; its word says the same. */
export const statusTones: Record<OrderStatus, StatusTone> = {
  pending: 'warning',
  accepted: 'info',
  collected: 'info',
  'in-transit': 'info',
  arrived: 'info',
  'out-for-delivery': 'info',
  signed: 'success',
  cancelled: 'neutral',
  'on-hold': 'warning',
  exception: 'danger',
  returned: 'neutral',
};

/** What is to be paid for a transport, in cents. */
export const totalOf = ({
  price: { total, hand },
}: {
  price: { total: number; hand: { total: number } | null };
}): number => hand?.total ?? total;

/** The address of an order's page. */
export const orderHref = (id: number): string => `/order/orderDetail?id=${id}`;
