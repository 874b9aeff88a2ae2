import { parseDate, startOfDay, toDay } from '../business/business-time';
import { type OrderStatus, orderStatuses } from '../business/order-steps';
import { readChoice, readFlag } from '../server/fields';
import { readFilter, toDayNumber } from './list-rows';

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
  keyword: string;
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

/** Reads the filters of a list of orders; throws `CallFailure` 400 that names a wrong one. */
export function readOrderFilter(
  query: Readonly<Record<string, string>>,
  owner: number | undefined,
  now: number,
): OrderFilter {
  const equalities: Equality[] = Object.entries(columns).flatMap(([field, column]) => {
    const value = readFilter(query, field);
    return value === '' ? [] : [{ column, value }];
  });
  if (owner !== undefined) equalities.push({ column: 'placed_by', value: owner });
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const status = readFilter(query, 'status');
  return {
    keyword: readFilter(query, 'keyword'),
    status: status === '' ? '' : readChoice(query, 'status', orderStatuses),
    equalities,
    placed:
      from === undefined && to === undefined
        ? undefined
        : { from: Math.max(from ?? firstDay, firstDay), to: Math.min(to ?? toDay(now), toDay(now)) },
    signedOn: readDay(query, 'signedOn'),
    overdueAt: readFlag(query, 'overdue', false) ? now : undefined,
  };
}

function readDay(query: Readonly<Record<string, string>>, field: string): number | undefined {
  const date = readFilter(query, field);
  return date === '' ? undefined : toDayNumber(date, field);
}

/** All equalities, that of the status among them. */
export function equalitiesOf({ status, equalities }: OrderFilter): Equality[] {
  return status === '' ? [...equalities] : [{ column: 'status', value: status }, ...equalities];
}

/** Milliseconds from the first of the days to the end of the last. */
export function momentsOf({ from, to }: DayRange): [from: number, before: number] {
  return [startOfDay(from), startOfDay(to + 1)];
}
