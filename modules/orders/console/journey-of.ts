import type { Order, OrderDetail } from '../contract/order';
import { type OrderStatus, orderStatuses } from '../contract/words';

/** The states of an order as a line: those behind it, the present one and those to come. */
export interface OrderJourney {
  readonly states: readonly OrderStatus[];
  /** How many of them are behind the order; all once it is delivered. */
  readonly done: number;
  /** The present one is none that an order should come into. */
  readonly failed: boolean;
}

const way = orderStatuses.slice(0, orderStatuses.indexOf('signed') + 1);

/** The way of an order to its delivery; one that ended elsewhere has only the states that its history knows. */
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
