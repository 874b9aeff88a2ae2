import {
  categories,
  orderCounts,
  orderDetail,
  orderList,
  orderOptions,
  orderPage,
  quote as quoteResponse,
  today,
} from '../../business/order-contract';
import { orderSteps, stepRules } from '../../business/order-steps';
import { quote } from '../../business/price';
import { offeredCityNames } from '../../business/regions';
import type { Database } from '../../database/database';
import { countOrders, sumOf } from '../../rows/count-orders';
import { listOrders } from '../../rows/list-orders';
import { readOrderFilter } from '../../rows/order-filter';
import { readToday } from '../../rows/order-today';
import { findOrders } from '../../rows/orders';
import { vehicles } from '../../seed/vocabulary';
import { tellVersion } from '../../server/record-version';
import { countsQuery, idQuery, idsQuery, listQuery, quoteQuery } from '../order-queries';
import type { AddOrderCall } from './create-order-calls';
import type { OrderRecords } from './order-records';

/** The calls that read orders, and what they may be made of. */
export function addReadingCalls(add: AddOrderCall, database: Database, { detail }: OrderRecords): void {
  add(
    {
      method: 'get',
      path: '/order/getList',
      summary: 'One page of the orders that the account may see.',
      permission: 'read:order',
      query: listQuery,
      response: orderPage,
    },
    ({ c, viewer, now }) => listOrders(database, c.req.query(), viewer, now),
  );

  add(
    {
      method: 'get',
      path: '/order/counts',
      summary: 'How many orders of each state match a filter.',
      permission: 'read:order',
      query: countsQuery,
      response: orderCounts,
    },
    async ({ c, viewer, now }) => {
      const counts = await countOrders(database, readOrderFilter(c.req.query(), viewer.owner, now));
      return { total: sumOf(counts), counts };
    },
  );

  add(
    {
      method: 'get',
      path: '/order/detail',
      summary: 'One order with its history; 404 where it is not there or not for the account.',
      permission: 'read:order',
      query: idQuery,
      response: orderDetail,
    },
    async ({ c, viewer, query, now }) => {
      const found = await detail(Number(query.id), viewer, now);
      tellVersion(c, found);
      return found;
    },
  );

  add(
    {
      method: 'get',
      path: '/order/byIds',
      summary:
        'Several orders in the order of their ids; those that are not there or not for the account are left out.',
      permission: 'read:order',
      query: idsQuery,
      response: orderList,
    },
    async ({ viewer, query, now }) => ({
      list: await findOrders(database, query.ids.split(',').map(Number), viewer, now),
    }),
  );

  add(
    {
      method: 'get',
      path: '/order/options',
      summary: 'What an order may be made of, and the steps of its life.',
      permission: 'read:order',
      response: orderOptions,
    },
    async () => ({
      cities: offeredCityNames,
      categories,
      brands: categories.flatMap((category) => vehicles[category].map(({ brand }) => brand)),
      steps: orderSteps.map((step) => {
        const { from, permission, needsNote } = stepRules[step];
        return { step, from, permission, needsNote };
      }),
    }),
  );

  add(
    {
      method: 'get',
      path: '/order/today',
      summary: 'What is to be done today, the last two weeks, and the latest orders.',
      permission: 'read:order',
      response: today,
    },
    ({ viewer, now }) => readToday(database, viewer, now),
  );

  add(
    {
      method: 'get',
      path: '/order/quote',
      summary: 'What a transport costs part by part, and until when that holds.',
      permission: 'read:order',
      query: quoteQuery,
      response: quoteResponse,
    },
    async ({ query, now }) =>
      quote(
        {
          ...query,
          categories: query.categories.split(',') as (typeof categories)[number][],
          value: Number(query.value),
          insured: query.insured === 'true',
        },
        now,
      ),
  );
}
