import type { Condition, Database, ListWindow, Value } from '@waybill/kit/server';
import { joinSql, raw, sql, startOfDay, where } from '@waybill/kit/server';
import { toConditions } from './count-orders';
import { equalitiesOf, momentsOf, type OrderFilter } from './order-filter';

/** A position in a sorted list of orders that needs no scan of the rows before it. */
export interface Stretch {
  /** Excludes the rows before it. */
  condition: Condition;
  /** Number of orders before it. */
  before: number;
}

interface Counted {
  /** The table with the counts of each segment by state and category. */
  table: string;
  column: string;
  /** The lowest value in a segment. */
  least: (stretch: Value) => Value;
  /** The exclusive upper limit of a segment. */
  limit: (stretch: Value) => Value;
}

const feeStretch = 2000;
/** Greater than any continuation of a prefix, because no UTF-8 text contains this code point. */
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

/** The stretch in which a page of a list starts; undefined if the filter has no counted stretches. `condition` includes the days, so that SQLite seeks once in the index. */
export async function findListSegment(
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
