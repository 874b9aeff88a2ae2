import { categories } from '@waybill/intake/contract';
import { digits, get, integer, string } from '@waybill/kit/contract';
import { check, object, oneOf, pipe } from '@waybill/validators';
import { region } from './fields';
import { price } from './order';
import { collections, deliveries, packings } from './words';

const areCategories = (words: string) => {
  const named = words.split(',');
  return named.length <= 20 && named.every((word) => categories.some((one) => one === word));
};

/** The price of a transport part by part, and its duration. */
export const quoteCall = get('/order/quote', {
  query: object({
    /** Kinds of the vehicles, 1 to 20, with commas. */
    categories: pipe(string(), check(areCategories)),
    from: region,
    to: region,
    collection: oneOf(collections),
    delivery: oneOf(deliveries),
    packing: oneOf(packings),
    /** In cents: the declared value of all vehicles together. */
    value: digits(0, 20 * 1_000_000_00),
    insured: oneOf(['true', 'false']),
  }),
  response: object({
    /** In km. */
    distance: integer(),
    days: integer(),
    price,
  }),
});
