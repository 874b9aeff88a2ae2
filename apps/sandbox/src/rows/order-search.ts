import type { Condition } from './list-rows';

/** A column that must have a value. */
export interface Equality {
  column: 'status' | 'category' | 'from_city' | 'to_city' | 'placed_by';
  value: string | number;
}

/** How many matches a search gives at most, the newest first: nobody reads further, and counting all would take seconds. */
export const mostMatches = 1000;

/** What a keyword is looked for in. */
const searched = ['order_no', 'consignor_name', 'consignee_name', 'consignor_phone', 'consignee_phone', 'plate', 'vin'];
const letters: Readonly<Record<Equality['column'], string>> = {
  status: 's',
  category: 'c',
  from_city: 'f',
  to_city: 't',
  placed_by: 'o',
};
const longestGram = 3;
const mostGrams = 4;

/**
 * The orders that hold a keyword anywhere in a searched column and have the given values, as a SELECT of at most `limit`
 * rows. The full text index knows grams of up to three characters; longer keywords are compared with the row once more.
 */
export function searchOrders(keyword: string, equalities: readonly Equality[], limit: number): Condition {
  const characters = [...keyword];
  const words = [...gramsOf(characters), ...equalities.map(toWord)];
  const isExact = characters.length <= longestGram;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const compare = searched.map((column) => `orders.${column} LIKE ? ESCAPE '\\'`).join(' OR ');
  return {
    sql: `SELECT orders.* FROM order_search CROSS JOIN orders ON orders.id = order_search.rowid
          WHERE order_search MATCH ? ${isExact ? '' : `AND (${compare})`}
          ORDER BY order_search.rowid DESC LIMIT ${limit}`,
    args: [words.join(' AND '), ...(isExact ? [] : searched.map(() => pattern))],
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

function toWord({ column, value }: Equality): string {
  return `${letters[column]}${toHex([String(value)])}`;
}

// As SQLite does it: `lower` and LIKE fold A to Z only.
function toHex(characters: readonly string[]): string {
  const text = characters.join('').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return Buffer.from(text).toString('hex').toUpperCase();
}
