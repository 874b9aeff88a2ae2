import { href } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import type { OrderStatus } from '../../contract/words';

/** The tones of the states; the label carries the same meaning. */
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

/** The total of a transport, in cents. */
export const totalOf = ({
  price: { total, hand },
}: {
  price: { total: number; hand: { total: number } | null };
}): number => hand?.total ?? total;

export const orderHref = (id: number): string => href('/order/orderDetail', { query: { id } });
