import { array, boolean, type Infer, integer, nullable, object, oneOf, string } from '@waybill/validators';
import { isoDate, isoDateTime } from '@waybill/validators/trade';
import { orderStatuses } from '../order/order-status';

const total = integer();

/** Of an order no more than home shows. */
const latestOrder = object({
  id: integer(),
  orderNo: string(),
  status: oneOf(orderStatuses),
  overdue: boolean(),
  fromCity: string(),
  toCity: string(),
  /** In cents. */
  price: object({ total, hand: nullable(object({ total })) }),
  createdAt: isoDateTime(),
});

const schema = object({
  /** A day of the business. */
  date: isoDate(),
  toAccept: integer(),
  toCollect: integer(),
  overdue: integer(),
  exceptions: integer(),
  signed: integer(),
  /** Oldest first; the last is today. */
  days: array(object({ date: isoDate(), placed: integer(), signed: integer() })),
  latest: array(latestOrder),
});

/** What is to be done today, how the last two weeks went, and what came last. */
export type Today = Infer<typeof schema>;

/** The call that home makes. */
export const today = { path: '/order/today', schema };
