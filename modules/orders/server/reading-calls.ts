import { categories } from '@waybill/intake/contract';
import type { Database } from '@waybill/kit/server';
import { badField, findRegion, offeredCityNames, requireFound, tellVersion } from '@waybill/kit/server';
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

/** The calls that read orders, and what they may be made of. */
export function addReadingCalls(add: AddOrderCall, database: Database): void {
  add(
    listCall,
    { summary: 'One page of the orders that the account may see.', access: 'read:order' },
    ({ query, viewer, now }) => listOrders(database, query, viewer, now),
  );

  add(
    countsCall,
    { summary: 'How many orders of each state match a filter.', access: 'read:order' },
    async ({ query, viewer, now }) => {
      const counts = await countOrders(database, readOrderFilter(query, viewer, now));
      return { total: sumOf(counts), counts };
    },
  );

  add(
    detailCall,
    { summary: 'One order with its history; 404 where it is not there or not for the account.', access: 'read:order' },
    async ({ c, viewer, query, now }) => {
      const found = requireFound(await findOrder(database, Number(query.id), viewer, now));
      tellVersion(c, found);
      return found;
    },
  );

  add(
    byIdsCall,
    {
      summary:
        'Several orders in the order of their ids; those that are not there or not for the account are left out.',
      access: 'read:order',
    },
    async ({ viewer, query, now }) => ({
      list: await findOrders(database, query.ids.split(',').map(Number), viewer, now),
    }),
  );

  add(
    optionsCall,
    { summary: 'What an order may be made of, and the steps of its life.', access: 'read:order' },
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
    { summary: 'What is to be done today, the orders that wait, and the last two weeks.', access: 'read:order' },
    ({ viewer, now }) => readToday(database, viewer, now),
  );

  add(
    quoteCall,
    { summary: 'What a transport costs part by part, and until when that holds.', access: 'read:order' },
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
