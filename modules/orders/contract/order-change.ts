import { integer, string } from '@waybill/kit/contract';
import { object, oneOf } from '@waybill/validators';
import { orderEventKinds, orderStatuses } from './words';

/** A server event about an order, sent for every change and for new orders; `by` is the username. */
export const orderChange = object({
  id: integer(),
  by: string(),
  kind: oneOf(orderEventKinds),
  status: oneOf(orderStatuses),
  version: integer(),
});
