import { categories, collections, deliveries, packings } from '../business/order-contract';
import { orderStatuses } from '../business/order-steps';
import { findRegion } from '../business/regions';
import { choice, date, digits, maybe, record, text } from '../contract/described';

const filters = {
  keyword: maybe(text({ max: 100 })),
  category: maybe(choice(categories)),
  fromCity: maybe(text({ max: 100 })),
  toCity: maybe(text({ max: 100 })),
  from: maybe(date()),
  to: maybe(date()),
  signedOn: maybe(date()),
  overdue: maybe(choice(['true', 'false'])),
};

/** How the list of orders is asked for; days are those of Asia/Shanghai. */
export const listQuery = record({
  page: maybe(digits(1, 1_000_000)),
  pageSize: maybe(digits(1, 100)),
  sort: maybe(choice(['orderNo', 'fee', 'createdAt'])),
  order: maybe(choice(['asc', 'desc'])),
  status: maybe(choice(orderStatuses)),
  ...filters,
});

/** How the numbers of orders per state are asked for. */
export const countsQuery = record(filters);

export const idQuery = record({ id: digits(1, Number.MAX_SAFE_INTEGER) });

/** Several orders, by their ids with commas. */
export const idsQuery = record({
  ids: text({
    min: 1,
    max: 1700,
    rule: {
      test: (ids) => /^[1-9]\d{0,15}(?:,[1-9]\d{0,15}){0,99}$/.test(ids),
      says: 'Ids of orders, 1 to 100, with commas.',
    },
  }),
});

const region = text({
  rule: { test: (code) => findRegion(code) !== undefined, says: 'GB/T 2260 code of a district.' },
});

/** What a price depends on. */
export const quoteQuery = record({
  categories: text({
    min: 1,
    rule: {
      test: (words) =>
        words.split(',').length <= 20 && words.split(',').every((word) => categories.some((one) => one === word)),
      says: 'Kinds of the vehicles, 1 to 20, with commas.',
    },
  }),
  from: region,
  to: region,
  collection: choice(collections),
  delivery: choice(deliveries),
  packing: choice(packings),
  value: digits(0, 20 * 1_000_000_00),
  insured: choice(['true', 'false']),
});

export const contactsQuery = record({
  keyword: maybe(text({ max: 50 })),
  party: maybe(choice(['consignor', 'consignee'])),
});
