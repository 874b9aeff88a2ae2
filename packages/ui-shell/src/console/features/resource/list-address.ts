import type { Sorting } from '../../../data/table/data-column';
import { fromIsoDay } from '../../../locales/written/iso-day';

/** What a filter takes: any text, a day (`2025-02-06`), or one of these values. @beta */
export type FilterKind = 'text' | 'date' | readonly string[];

/** The filters of a list by name. @beta */
export type FilterKinds = Readonly<Record<string, FilterKind>>;

/** Values of filters; an empty one does not filter. @beta */
export type FilterValues<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]: Filters[Name] extends readonly (infer Value extends string)[] ? Value | '' : string;
};

/** What may stand in the address of a list; everything else there is not taken over. @beta */
export interface ListKind<Filters extends FilterKinds = FilterKinds> {
  readonly filters: Filters;
  /** Columns by which the server sorts. */
  readonly sorts: readonly string[];
  /** The first is the usual one. */
  readonly pageSizes: readonly number[];
}

/** What a list shows, as it stands in the query of its address. @beta */
export interface ListAddress<Filters extends FilterKinds = FilterKinds> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sorting: Sorting | null;
  readonly filters: FilterValues<Filters>;
}

/** Reads the query of a list's address; what is not valid falls back to the first page, the usual size, no order and no condition. */
export function readListAddress<Filters extends FilterKinds>(
  query: URLSearchParams,
  { filters, sorts, pageSizes }: ListKind<Filters>,
): ListAddress<Filters> {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 0);
  const sort = query.get('sort');
  const values = Object.entries(filters).map(([name, kind]) => {
    const value = query.get(name)?.trim() ?? '';
    return [name, fits(value, kind) ? value : ''];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : (pageSizes[0] ?? 10),
    sorting: sort && sorts.includes(sort) ? { id: sort, order: query.get('order') === 'desc' ? 'desc' : 'asc' } : null,
    filters: Object.fromEntries(values) as FilterValues<Filters>,
  };
}

function fits(value: string, kind: FilterKind): boolean {
  if (kind === 'text') return true;
  return kind === 'date' ? fromIsoDay(value) !== undefined : kind.includes(value);
}

/** The query for an address: what is as usual is left out, what belongs to others stays. */
export function writeListAddress<Filters extends FilterKinds>(
  { page, pageSize, sorting, filters }: ListAddress<Filters>,
  { pageSizes }: ListKind<Filters>,
  present = new URLSearchParams(),
): URLSearchParams {
  const own = ['sort', 'order', 'page', 'pageSize', ...Object.keys(filters)];
  const others = [...present].filter(([name]) => !own.includes(name));
  const given = Object.entries(filters as Record<string, string>).filter(([, value]) => value !== '');
  return new URLSearchParams([
    ...others,
    ...given,
    ...(sorting
      ? [
          ['sort', sorting.id],
          ['order', sorting.order],
        ]
      : []),
    ...(page > 1 ? [['page', String(page)]] : []),
    ...(pageSize === pageSizes[0] ? [] : [['pageSize', String(pageSize)]]),
  ]);
}

/** What the server is asked for. */
export function toListParams({ page, pageSize, sorting, filters }: ListAddress): Record<string, string | number> {
  return { ...filters, page, pageSize, ...(sorting ? { sort: sorting.id, order: sorting.order } : {}) };
}
