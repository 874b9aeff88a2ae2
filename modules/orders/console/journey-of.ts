import type { Order, OrderDetail } from '../contract/order';
import { type OrderStatus, orderStatuses } from '../contract/words';

/** The states of an order in sequence: past, present and future. */
export interface OrderJourney {
  readonly states: readonly OrderStatus[];
  /** Number of states that the order has passed; all of them once it is delivered. */
  readonly done: number;
  /** Whether the present state is an exception. */
  readonly failed: boolean;
}

const way = orderStatuses.slice(0, orderStatuses.indexOf('signed') + 1);

/** The states up to the delivery. An order that ended otherwise has only the states of its history. */
export function journeyOf({ status, delivery, heldFrom, ...order }: Order | OrderDetail): OrderJourney {
  const states = way.filter((state) => state !== 'out-for-delivery' || delivery === 'door' || status === state);
  if (status === 'signed') return { states, done: states.length, failed: false };
  if (way.includes(status)) return { states, done: states.indexOf(status), failed: false };
  if (heldFrom) {
    const done = states.indexOf(heldFrom) + 1;
    return { states: [...states.slice(0, done), status, ...states.slice(done)], done, failed: status === 'exception' };
  }
  const events = 'timeline' in order ? order.timeline : [];
  const passed = states.filter((state) => state === 'pending' || events.some((event) => event.status === state));
  return { states: [...passed, status], done: passed.length, failed: true };
}
