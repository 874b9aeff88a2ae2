import { type Condition, type ListQuery, parseDate, startOfDay, toDay, toDayNumber } from '@waybill/kit/server';
import { isPhone, normalise } from '@waybill/validators/cn';
import { orderNoOf } from '../contract/piece-number';
import { type OrderStatus, orderStatuses } from '../contract/words';
import { brandsCalled } from './brands';
import type { Viewer } from './viewer';

/** A column that must have a value. */
export interface Equality {
  column: 'status' | 'category' | 'from_city' | 'to_city' | 'placed_by';
  value: string | number;
}

/** Days of the business from one to another, both included, by their running numbers. */
export interface DayRange {
  from: number;
  to: number;
}

/** Which orders are asked for. */
export interface OrderFilter {
  /** What is looked for, each anywhere in an order; none to look for nothing. */
  words: readonly string[];
  /** The orders whose phones the viewer sees whole. */
  seesPhones: Condition;
  status: OrderStatus | '';
  /** Equalities without that of the status. */
  equalities: readonly Equality[];
  /** Days on which they were placed. */
  placed: DayRange | undefined;
  /** The day on which they were signed for. */
  signedOn: number | undefined;
  /** Only those that should have come before this moment. */
  overdueAt: number | undefined;
}

const columns = { category: 'category', fromCity: 'from_city', toCity: 'to_city' } as const;
/** No order is older. */
const firstDay = parseDate('2015-01-01');

/** Reads the filters of a list of orders, which its contract has checked. */
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

/** What is looked for as it is stored: a phone, also a part of one, without its blanks; an order's number without that of a vehicle; else word by word. */
function toWords(said: string): string[] {
  const number = normalise.phone(said);
  if (isPhone(number, { service: true, greaterChina: true }) || /^0\d{2,3}-[\d-]+$/.test(number)) return [number];
  const joined = said.replace(/\s/g, '');
  if (/^[\d*]+$/.test(joined) || brandsCalled(joined).length > 0) return [joined];
  return orderNoOf(said).split(/\s+/).filter(Boolean);
}

function readDay(query: ListQuery, field: 'from' | 'to' | 'signedOn'): number | undefined {
  const date = query[field];
  return date === undefined ? undefined : toDayNumber(date, field);
}

/** All equalities, that of the status among them. */
export function equalitiesOf({ status, equalities }: OrderFilter): Equality[] {
  return status === '' ? [...equalities] : [{ column: 'status', value: status }, ...equalities];
}

/** Milliseconds from the first of the days to the end of the last. */
export function momentsOf({ from, to }: DayRange): [from: number, before: number] {
  return [startOfDay(from), startOfDay(to + 1)];
}
