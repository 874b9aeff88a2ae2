import { kitMessages } from '@waybill/kit/console';
import type { ResponseOf } from '@waybill/kit/contract';
import { useServerData, useWithSteps } from '@waybill/ui-shell/console';
import { useSearchParams } from 'react-router-dom';
import { countsCall, type Order } from '../contract/order';
import { orders } from './order';
import { orderMessages } from './shared/messages';

/** The filters that the counts depend on: all filters of the list without the state and the page. */
const conditions = ['keyword', 'category', 'fromCity', 'toCity', 'from', 'to', 'signedOn', 'overdue'];

/** States that users check less often, listed last. */
const ended = ['signed', 'cancelled', 'on-hold', 'returned'];

/** The states with the number of orders that match the filters of the list. */
export function useOrderStates() {
  const [query] = useSearchParams();
  const filters = Object.fromEntries([...query].filter(([name]) => conditions.includes(name)));
  const data = useWithSteps(orders, useServerData(countsCall, filters).data, moveCount);
  const counts = data && { ...data.counts, '': data.total };
  return { status: { label: kitMessages.status, options: orderMessages, others: ended, counts } };
}

type Counts = ResponseOf<typeof countsCall>;

/** The counts after an order moved from one state to another. */
const moveCount = (before: Counts, { status: from }: Order, { status: to }: Order): Counts => {
  const counts = { ...before.counts };
  counts[from] = Math.max(0, counts[from] - 1);
  counts[to] += 1;
  return { ...before, counts };
};
