import { type Condition, type ListQuery, parseDate, startOfDay, toDay, toDayNumber } from '@waybill/kit/server';
import { isPhone, normalise } from '@waybill/validators/cn';
import { orderNoOf } from '../contract/piece-number';
import { type OrderStatus, orderStatuses } from '../contract/words';
import { brandsCalled } from './brands';
import type { Viewer } from './viewer';

export interface Equality {
  column: 'status' | 'category' | 'from_city' | 'to_city' | 'placed_by';
  value: string | number;
}

/** A range of days in the business time zone, both included, by their numbers. */
export interface DayRange {
  from: number;
  to: number;
}

/** The filters of a list of orders. */
export interface OrderFilter {
  /** Search words that each must match anywhere in an order; empty without a search. */
  words: readonly string[];
  /** A condition for the orders whose phones the viewer sees unmasked. */
  seesPhones: Condition;
  status: OrderStatus | '';
  /** Equalities without the status. */
  equalities: readonly Equality[];
  /** The days on which the orders were placed. */
  placed: DayRange | undefined;
  /** The day on which the orders were signed for. */
  signedOn: number | undefined;
  /** Only orders that were due before this time. */
  overdueAt: number | undefined;
}

const columns = { category: 'category', fromCity: 'from_city', toCity: 'to_city' } as const;
/** The lower limit for dates: no order is older. */
const firstDay = parseDate('2015-01-01');

/** Reads the filters from a query that the contract has validated. */
export function readOrderFilter(query: ListQuery, { owner, seesPhones }: Viewer, now: number): OrderFilter {
  const equalities: Equality[] = Object.entries(columns).flatMap(([field, column]) => {
    const value = query[field] ?? '';
    return value === '' ? [] : [{ column, value }];
  });
  if (owner !== undefined) equalities.push({ column: 'placed_by', value: owner });
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  return {
    words: toWords(normalise.prose(query.keyword ?? '')),
    seesPhones,
    status: orderStatuses.find((status) => status === query.status) ?? '',
    equalities,
    placed:
      from === undefined && to === undefined
        ? undefined
        : { from: Math.max(from ?? firstDay, firstDay), to: Math.min(to ?? toDay(now), toDay(now)) },
    signedOn: readDay(query, 'signedOn'),
    overdueAt: query.overdue === 'true' ? now : undefined,
  };
}

/** Normalises a search as the stored values: a phone without spaces, a vehicle's number as its order number, otherwise word by word. */
function toWords(keyword: string): string[] {
  const number = normalise.phone(keyword);
  if (isPhone(number, { service: true, greaterChina: true }) || /^0\d{2,3}-[\d-]+$/.test(number)) return [number];
  const joined = keyword.replace(/\s/g, '');
  if (/^[\d*]+$/.test(joined) || brandsCalled(joined).length > 0) return [joined];
  return orderNoOf(keyword).split(/\s+/).filter(Boolean);
}

function readDay(query: ListQuery, field: 'from' | 'to' | 'signedOn'): number | undefined {
  const date = query[field];
  return date === undefined ? undefined : toDayNumber(date, field);
}

/** All equalities, with the status. */
export function equalitiesOf({ status, equalities }: OrderFilter): Equality[] {
  return status === '' ? [...equalities] : [{ column: 'status', value: status }, ...equalities];
}

/** The start of the first day and the end of the last, in ms. */
export function momentsOf({ from, to }: DayRange): [from: number, before: number] {
  return [startOfDay(from), startOfDay(to + 1)];
}
