import type { ResponseOf } from '@waybill/kit/contract';
import { useServerData, useWithSteps } from '@waybill/ui-shell/console';
import { useSearchParams } from 'react-router-dom';
import { countsCall, type Order } from '../contract/order';
import { orders } from './order';
import { orderMessages } from './shared/messages';

/** What is asked for of the counts: the conditions of the list, without the state and the page. */
const conditions = ['keyword', 'category', 'fromCity', 'toCity', 'from', 'to', 'signedOn', 'overdue'];

/** Ended or waiting: looked at less often than what is on its way. */
const ended = ['signed', 'cancelled', 'on-hold', 'returned'];

/** The states of orders with how many stand in each under the conditions of the list. */
export function useOrderStates() {
  const [query] = useSearchParams();
  const asked = Object.fromEntries([...query].filter(([name]) => conditions.includes(name)));
  const data = useWithSteps(orders, useServerData(countsCall, asked).data, moveCount);
  const counts = data && { ...data.counts, '': data.total };
  return { status: { label: orderMessages.states, options: orderMessages, others: ended, counts } };
}

type Counts = ResponseOf<typeof countsCall>;

/** The counts after an order has moved from one state to another. */
const moveCount = (found: Counts, { status: from }: Order, { status: to }: Order): Counts => {
  const counts = { ...found.counts };
  counts[from] = Math.max(0, counts[from] - 1);
  counts[to] += 1;
  return { ...found, counts };
};
