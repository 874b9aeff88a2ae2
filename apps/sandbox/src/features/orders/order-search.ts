import type { Condition } from '../../platform/list-rows';
import { type DayRange, type Equality, equalitiesOf, type OrderFilter } from './order-filter';

/** How many matches a search gives at most, the newest first: nobody reads further, and counting all would take seconds. */
export const mostMatches = 1000;

/** What a keyword is looked for in. */
const searched = [
  'order_no',
  'consignor_name',
  'consignee_name',
  'consignor_phone',
  'consignee_phone',
  'plate',
  'vin',
  'frames',
  'regions',
  'brand',
  'model',
  'consignor_street',
  'consignee_street',
  'pinyin',
];
const letters: Readonly<Record<Equality['column'], string>> = {
  status: 's',
  category: 'c',
  from_city: 'f',
  to_city: 't',
  placed_by: 'o',
};
const longestGram = 3;
const mostGrams = 4;
const daysOfMonth = 30;

/**
 * The orders that hold a keyword anywhere in a searched column and have the given values, as a SELECT of at most `limit`
 * rows. The full text index knows grams of up to three characters; longer keywords are compared with the row once more.
 */
export function searchOrders(filter: OrderFilter, more: Condition | undefined, limit: number): Condition {
  const { keyword, placed } = filter;
  const characters = [...keyword];
  const words = [...gramsOf(characters), ...equalitiesOf(filter).map(toWord), ...(placed ? [toDays(placed)] : [])];
  const isExact = characters.length <= longestGram;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const compare = searched.map((column) => `orders.${column} LIKE ? ESCAPE '\\'`).join(' OR ');
  return {
    sql: `SELECT orders.* FROM order_search CROSS JOIN orders ON orders.id = order_search.rowid
          WHERE order_search MATCH ? ${isExact ? '' : `AND (${compare})`} ${more ? `AND ${more.sql}` : ''}
          ORDER BY order_search.rowid DESC LIMIT ${limit}`,
    args: [words.join(' AND '), ...(isExact ? [] : searched.map(() => pattern)), ...(more?.args ?? [])],
  };
}

// From the end, where numbers differ; apart first, for neighbours say much the same; few, for each has a list that is walked.
function gramsOf(characters: readonly string[]): string[] {
  const last = characters.length - longestGram;
  if (last <= 0) return [toHex(characters)];
  const places = Array.from({ length: last + 1 }, (_, back) => last - back);
  const apart = places.filter((place) => (last - place) % longestGram === 0);
  const grams = [...new Set([...apart, ...places])].map((place) => toHex(characters.slice(place, place + longestGram)));
  return [...new Set(grams)].slice(0, mostGrams);
}

/** Days as words of the index: whole thirties by one word, what is left of them at both ends day by day. */
function toDays({ from, to }: DayRange): string {
  const [firstMonth, lastMonth] = [Math.ceil(from / daysOfMonth), Math.floor((to + 1) / daysOfMonth) - 1];
  const words: string[] = [];
  if (firstMonth > lastMonth) for (let day = from; day <= to; day += 1) words.push(`d${toHex([String(day)])}`);
  else {
    for (let day = from; day < firstMonth * daysOfMonth; day += 1) words.push(`d${toHex([String(day)])}`);
    const month = (number: number) => `e${toHex([String(number)])}`;
    for (let number = firstMonth; number <= lastMonth; number += 1) words.push(month(number));
    for (let day = (lastMonth + 1) * daysOfMonth; day <= to; day += 1) words.push(`d${toHex([String(day)])}`);
  }
  return words.length === 0 ? 'd' : `(${words.join(' OR ')})`;
}

function toWord({ column, value }: Equality): string {
  return `${letters[column]}${toHex([String(value)])}`;
}

// As SQLite does it: `lower` and LIKE fold A to Z only.
function toHex(characters: readonly string[]): string {
  const text = characters.join('').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return Buffer.from(text).toString('hex').toUpperCase();
}
