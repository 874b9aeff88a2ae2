import { boolean, get, integer, isoDate, isoDateTime, string } from '@waybill/kit/contract';
import { array, nullable, object, oneOf } from '@waybill/validators';
import { orderStatuses, orderSteps } from './words';

/** The fields of an order in short lists. */
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

const waitingOrder = object({
  ...briefFields,
  version: total,
  dueAt: isoDateTime(),
  /** The next step, if the caller may take it. */
  step: nullable(oneOf(orderSteps)),
});

const figures = object({
  /** A date in the business time zone. */
  date: isoDate(),
  toAccept: total,
  toCollect: total,
  overdue: total,
  exceptions: total,
  signed: total,
  /** Oldest first; the last is today. */
  days: array(object({ date: isoDate(), placed: total, signed: total })),
  /** Orders to accept, to collect or overdue, sorted by due date. */
  waiting: array(waitingOrder),
});

/** The figures of today, the waiting orders, and the last two weeks. */
export const todayCall = get('/order/today', { response: figures });
