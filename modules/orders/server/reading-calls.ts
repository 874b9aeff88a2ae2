import { categories } from '@waybill/intake/contract';
import type { Database } from '@waybill/kit/server';
import { badField, findRegion, offeredCityNames, requireRecord, sendVersion } from '@waybill/kit/server';
import { todayCall } from '../contract/brief';
import { byIdsCall, countsCall, detailCall, listCall } from '../contract/order';
import { optionsCall } from '../contract/placing';
import { quoteCall } from '../contract/quote';
import { orderSteps } from '../contract/words';
import { brands } from './brands';
import { countOrders, sumOf } from './count-orders';
import type { AddOrderCall } from './create-order-calls';
import { listOrders } from './list-orders';
import { readOrderFilter } from './order-filter';
import { stepRules } from './order-steps';
import { readToday } from './order-today';
import { findOrder, findOrders } from './orders';
import { quote } from './price';

/** The calls that read orders and the options of their form. */
export function addReadingCalls(add: AddOrderCall, database: Database): void {
  add(
    listCall,
    { summary: 'One page of the orders that the account may see.', access: 'read:order' },
    ({ query, viewer, now }) => listOrders(database, query, viewer, now),
  );

  add(
    countsCall,
    { summary: 'The number of orders in each state that match a filter.', access: 'read:order' },
    async ({ query, viewer, now }) => {
      const counts = await countOrders(database, readOrderFilter(query, viewer, now));
      return { total: sumOf(counts), counts };
    },
  );

  add(
    detailCall,
    {
      summary: 'One order with its history; 404 if it does not exist or the account may not see it.',
      access: 'read:order',
    },
    async ({ c, viewer, query, now }) => {
      const order = requireRecord(await findOrder(database, Number(query.id), viewer, now));
      sendVersion(c, order);
      return order;
    },
  );

  add(
    byIdsCall,
    {
      summary:
        'Several orders in the sequence of their ids, without unknown orders and orders that the account may not see.',
      access: 'read:order',
    },
    async ({ viewer, query, now }) => ({
      list: await findOrders(database, query.ids.split(',').map(Number), viewer, now),
    }),
  );

  add(
    optionsCall,
    { summary: 'The options of the order form, and the steps of an order.', access: 'read:order' },
    async () => ({
      cities: offeredCityNames,
      categories,
      brands: [...brands],
      steps: orderSteps.map((step) => {
        const { needsNote } = stepRules[step];
        return { step, needsNote };
      }),
    }),
  );

  add(
    todayCall,
    { summary: 'The figures of today, the waiting orders, and the last two weeks.', access: 'read:order' },
    ({ viewer, now }) => readToday(database, viewer, now),
  );

  add(
    quoteCall,
    { summary: 'The price of a transport part by part, with its expiry.', access: 'read:order' },
    async ({ query, now }) => {
      for (const end of ['from', 'to'] as const) if (!findRegion(query[end])) throw badField(end);
      return quote(
        {
          ...query,
          categories: query.categories.split(',') as (typeof categories)[number][],
          value: Number(query.value),
          insured: query.insured === 'true',
        },
        now,
      );
    },
  );
}
