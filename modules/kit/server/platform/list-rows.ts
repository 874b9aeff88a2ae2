import { normalise } from '@waybill/validators/cn';
import type { Database, Row } from '../database';
import { badField } from '../http/read-input';
import { type Condition, joinSql, raw, sql, where } from '../sql';
import { parseDate, startOfDay } from './business-time';

/** The plan of a list call: columns, filters and sorting. */
export interface ListPlan<Item> {
  /** The FROM clause. */
  from: string;
  /** The SELECT clause. */
  columns: string;
  /** SQL expression per field that callers may sort by. */
  sortable: Readonly<Record<string, string>>;
  /** The default sort field, in descending order. */
  newestBy: string;
  /** Condition per query parameter; called with a non-empty text, and the parameter's name. */
  filters: Readonly<Record<string, (text: string, field: string) => Condition>>;
  toItem: (row: Row) => Item;
}

/** A page of rows and the total number of matches. */
export interface RowList<Item> {
  list: Item[];
  total: number;
}

/** Reads one page of a contract's list call. Only expressions of the plan enter the SQL. */
export async function listRows<Item>(
  database: Database,
  plan: ListPlan<Item>,
  query: ListQuery,
): Promise<RowList<Item>> {
  const { sort, order, limit, offset } = readWindow(query, plan.sortable, plan.newestBy);
  const from = sql`FROM ${raw(plan.from)} ${whereOf(plan.filters, query)}`;
  const [page, counted] = await database.batch(
    [
      sql`SELECT ${raw(plan.columns)} ${from}
        ORDER BY ${raw(`${sort} ${order}, ${plan.sortable.id} ${order}`)} LIMIT ${limit} OFFSET ${offset}`,
      sql`SELECT count(*) AS total ${from}`,
    ],
    'read',
  );
  return { list: (page?.rows ?? []).map(plan.toItem), total: Number(counted?.rows[0]?.total ?? 0) };
}

/** The WHERE clause of a query; empty without filters. */
export const whereOf = (filters: ListPlan<unknown>['filters'], query: ListQuery): Condition =>
  where(
    Object.entries(filters).flatMap(([field, toCondition]) => {
      const text = query[field] ?? '';
      return text === '' ? [] : [sql`(${toCondition(text, field)})`];
    }),
  );

/** The requested part of a sorted list. */
export interface ListWindow {
  /** SQL expression that the rows are sorted by. */
  sort: string;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** The validated query of a list. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** Reads `page`, `pageSize`, `sort` and `order`. */
export function readWindow(query: ListQuery, sortable: Readonly<Record<string, string>>, newestBy: string): ListWindow {
  const { page = 1, pageSize = 10, sort = newestBy, order = query.sort ? 'asc' : 'desc' } = query;
  const limit = Number(pageSize);
  return {
    sort: sortable[sort] ?? newestBy,
    order: order === 'asc' ? 'asc' : 'desc',
    limit,
    offset: (Number(page) - 1) * limit,
  };
}

/** Matches a text anywhere in one of the columns; `%` and `_` mean themselves. */
export function contains(...columns: string[]): (text: string) => Condition {
  return (text) => {
    const pattern = `%${normalise.prose(text).replace(/[\\%_]/g, '\\$&')}%`;
    return joinSql(
      columns.map((column) => sql`${raw(column)} LIKE ${pattern} ESCAPE '\\'`),
      ' OR ',
    );
  };
}

/** Matches if one of several conditions matches. */
export const either =
  (...tests: readonly ((text: string) => Condition)[]): ((text: string) => Condition) =>
  (text) =>
    joinSql(
      tests.map((test) => test(text)),
      ' OR ',
    );

/** Matches a text exactly. */
export const equals =
  (column: string): ((text: string) => Condition) =>
  (text) =>
    sql`${raw(column)} = ${text}`;

/** The condition that a column has one of some values. */
export const oneOf = (column: string, values: readonly string[]): Condition => sql`${raw(column)} IN (${values})`;

/** Days of the business from the first (`from`) to the last (`to`), both included, by a column of moments. */
export const between = (column: string): ListPlan<unknown>['filters'] => ({
  from: (date, field) => sql`${raw(column)} >= ${startOfDay(toDayNumber(date, field))}`,
  to: (date, field) => sql`${raw(column)} < ${startOfDay(toDayNumber(date, field) + 1)}`,
});

/** Returns the day number of a date such as `2025-02-06`; throws `CallFailure` 400 that names the field if it is no date. */
export function toDayNumber(date: string, field: string): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? parseDate(date) : Number.NaN;
  if (!Number.isInteger(day)) throw badField(field);
  return day;
}

/** Time of a row as ISO 8601 in UTC. */
export function toIso(milliseconds: unknown): string {
  return new Date(Number(milliseconds)).toISOString();
}
