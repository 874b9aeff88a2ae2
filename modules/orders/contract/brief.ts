import { boolean, get, integer, isoDate, isoDateTime, string } from '@waybill/kit/contract';
import { array, nullable, object, oneOf } from '@waybill/validators';
import { orderStatuses } from './words';

/** What the shortest lists of orders show. */
export const briefFields = {
  id: integer(),
  orderNo: string(),
  status: oneOf(orderStatuses),
  overdue: boolean(),
  fromCity: string(),
  toCity: string(),
  createdAt: isoDateTime(),
};

const total = integer();

const latestOrder = object({
  ...briefFields,
  /** In cents. */
  price: object({ total, hand: nullable(object({ total })) }),
});

const figures = object({
  /** A day of the business. */
  date: isoDate(),
  toAccept: total,
  toCollect: total,
  overdue: total,
  exceptions: total,
  signed: total,
  /** Oldest first; the last is today. */
  days: array(object({ date: isoDate(), placed: total, signed: total })),
  latest: array(latestOrder),
});

/** What is to be done today, how the last two weeks went, and what came last. */
export const todayCall = get('/order/today', { response: figures });
