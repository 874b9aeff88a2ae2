import type { Condition, Database, ListWindow, Value } from '@waybill/kit/server';
import { joinSql, raw, sql, startOfDay, where } from '@waybill/kit/server';
import { toConditions } from './count-orders';
import { equalitiesOf, momentsOf, type OrderFilter } from './order-filter';

/** A place in a sorted list of orders that is known without counting them off. */
export interface Stretch {
  /** Keeps what stands before it out. */
  condition: Condition;
  /** Orders of the list that stand before it. */
  before: number;
}

interface Counted {
  /** Where the orders of each stretch are counted by state and category. */
  table: string;
  column: string;
  /** The least value of a stretch. */
  least: (stretch: Value) => Value;
  /** What all values of a stretch are less than. */
  limit: (stretch: Value) => Value;
}

const feeStretch = 2000;
/** As no text begins in UTF-8: greater than whatever stands behind the beginning of a number. */
const greatest = '\u{10ffff}';

const counted: Readonly<Record<string, Counted>> = {
  created_at: {
    table: 'order_days',
    column: 'day',
    least: (day) => startOfDay(Number(day)),
    limit: (day) => startOfDay(Number(day) + 1),
  },
  fee_cents: {
    table: 'order_fees',
    column: 'stretch',
    least: (stretch) => Number(stretch) * feeStretch,
    limit: (stretch) => (Number(stretch) + 1) * feeStretch,
  },
  order_no: {
    table: 'order_numbers',
    column: 'stretch',
    least: (stretch) => stretch,
    limit: (stretch) => `${stretch}${greatest}`,
  },
};

/** The stretch in which a page of a list begins, or undefined for a filter without counted stretches. `condition` includes the days, so that an index is entered at one place. */
export async function findStretch(
  database: Database,
  { sort, order, offset }: ListWindow,
  filter: OrderFilter,
): Promise<Stretch | undefined> {
  const { placed } = filter;
  const equalities = equalitiesOf(filter);
  const kind = counted[sort];
  if (!kind || !equalities.every(({ column }) => column === 'status' || column === 'category')) return undefined;
  if (placed && sort !== 'created_at') return undefined;
  const conditions = [
    ...toConditions(equalities),
    ...(placed ? [sql`day BETWEEN ${placed.from} AND ${placed.to}`] : []),
  ];
  const column = raw(kind.column);
  const [result] = await database.batch(
    [
      sql`SELECT stretch, before FROM (
          SELECT ${column} AS stretch, sum(sum(count)) OVER (ORDER BY ${column} ${raw(order)}) - sum(count) AS before
          FROM ${raw(kind.table)} ${where(conditions)} GROUP BY ${column}
        ) WHERE before <= ${offset} ORDER BY before DESC LIMIT 1`,
    ],
    'read',
  );
  const row = result?.rows[0];
  if (!row) return undefined;
  const stretch = row.stretch ?? null;
  const [from, to] = placed ? momentsOf(placed) : [undefined, undefined];
  const [least, limit] = order === 'asc' ? [kind.least(stretch), to] : [from, kind.limit(stretch)];
  return {
    before: Number(row.before),
    condition: joinSql(
      [
        ...(least === undefined ? [] : [sql`${raw(sort)} >= ${least}`]),
        ...(limit === undefined ? [] : [sql`${raw(sort)} < ${limit}`]),
      ],
      ' AND ',
    ),
  };
}
