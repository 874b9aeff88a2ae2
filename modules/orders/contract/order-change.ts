import { integer, string } from '@waybill/kit/contract';
import { object, oneOf } from '@waybill/validators';
import { orderEventKinds, orderStatuses } from './words';

/** An event of the server: something was done with an order, its placing included; `by` is the name of the account. */
export const orderChange = object({
  id: integer(),
  by: string(),
  kind: oneOf(orderEventKinds),
  status: oneOf(orderStatuses),
  version: integer(),
});
