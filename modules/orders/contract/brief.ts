import { boolean, get, integer, isoDate, isoDateTime, string } from '@waybill/kit/contract';
import { array, nullable, object, oneOf } from '@waybill/validators';
import { orderStatuses, orderSteps } from './words';

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

const waitingOrder = object({
  ...briefFields,
  version: total,
  dueAt: isoDateTime(),
  /** Its next step where the caller may take it. */
  step: nullable(oneOf(orderSteps)),
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
  /** Orders to accept, to collect or overdue, those that are due first. */
  waiting: array(waitingOrder),
});

/** What is to be done today, which orders wait, and how the last two weeks went. */
export const todayCall = get('/order/today', { response: figures });
