import { limits } from '@waybill/kit/contract';
import {
  type Condition,
  contains,
  containsMasked,
  either,
  joinSql,
  raw,
  searchedColumns,
  sql,
  toMasked,
  withoutBlanks,
} from '@waybill/kit/server';
import { brandsCalled } from './brands';
import { type DayRange, type Equality, equalitiesOf, type OrderFilter } from './order-filter';

/** The highest number of matches, newest first: users read no further, and counting all would take seconds. */
export const mostMatches = limits.perAnswer.matches;

/** Phone columns are searched separately, since some viewers see them masked. */
const isPhone = (column: string) => column.endsWith('_phone');
const texts = searchedColumns.filter((column) => !isPhone(column)).map((column) => withoutBlanks(`orders.${column}`));
const phones = searchedColumns.filter(isPhone).map((column) => `orders.${column}`);

const inTexts = contains(...texts);
const inPhones = contains(...phones);
const inMaskedPhones = either(...phones.map(containsMasked));

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

/** A SELECT of at most `limit` orders that match each word, ignoring spaces. The index has grams of three characters, so that longer words and masked phones are compared with the row again. */
export function searchOrders(filter: OrderFilter, more: Condition | undefined, limit: number): Condition {
  const { words, placed, seesPhones } = filter;
  const seesAll = seesPhones.sql === '1';
  const terms = [
    ...words.map((word) => joinWays(waysOf(word).map((way) => gramsOf(way, seesAll).join(' AND ')))),
    ...equalitiesOf(filter).map(toWord),
    ...(placed ? [toDays(placed)] : []),
  ];
  const left = words.filter((word) => !seesAll || waysOf(word).some((way) => [...way].length > longestGram));
  const conditions = [...left.map((word) => standsIn(word, seesPhones)), ...(more ? [more] : [])].map(
    (each) => sql`(${each})`,
  );
  return sql`SELECT orders.* FROM order_search CROSS JOIN orders ON orders.id = order_search.rowid
    WHERE ${joinSql([sql`order_search MATCH ${terms.join(' AND ')}`, ...conditions], ' AND ')}
    ORDER BY order_search.rowid DESC LIMIT ${raw(String(limit))}`;
}

/** A word and the brands that have it as an alias. */
const waysOf = (word: string): string[] => [...new Set([word, ...brandsCalled(word)])];

const joinWays = (ways: readonly string[]) => `(${ways.map((way) => `(${way})`).join(' OR ')})`;

/** Whether a row contains a word in the texts that the viewer sees; a masked phone matches only by its visible digits. */
function standsIn(word: string, seesPhones: Condition): Condition {
  const ways = joinSql(waysOf(word).map(inTexts), ' OR ');
  return sql`${ways} OR CASE WHEN ${seesPhones} THEN ${inPhones(word)} ELSE ${inMaskedPhones(word)} END`;
}

// Starts from the end, where numbers differ, and prefers distant grams, since neighbours overlap. Few grams suffice; each costs a scan of its list.
function gramsOf(word: string, seesAll: boolean): string[] {
  // The index has the unmasked phone, so that only the visible parts can be searched.
  const pieces = seesAll ? [] : toMasked(word).split(/\*+/).filter(Boolean);
  return (pieces.length > 0 ? pieces : [word]).flatMap((piece) => {
    const characters = [...piece];
    const last = characters.length - longestGram;
    if (last <= 0) return [toHex(characters)];
    const places = Array.from({ length: last + 1 }, (_, back) => last - back);
    const apart = places.filter((place) => (last - place) % longestGram === 0);
    const grams = [...apart, ...places].map((place) => toHex(characters.slice(place, place + longestGram)));
    return [...new Set(grams)].slice(0, mostGrams);
  });
}

/** Days as index words: one word for each full block of thirty days, and one for each remaining day. */
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

// Like SQLite, whose `lower` and LIKE fold only A to Z.
function toHex(characters: readonly string[]): string {
  const text = characters.join('').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return Buffer.from(text).toString('hex').toUpperCase();
}
