import type { Sorting } from '@waybill/ui-shell/table';

/** What a list shows, as it stands in the query of its address. */
export interface ListAddress<Filter extends string> {
  /** From 1. */
  page: number;
  pageSize: number;
  sorting: Sorting | null;
  /** Every filter; empty ones do not filter. */
  filters: Readonly<Record<Filter, string>>;
}

/** What may stand in the query; everything else there is not taken over. */
export interface ListAddressOptions<Filter extends string> {
  filters: readonly Filter[];
  /** Columns by which the server sorts. */
  sortable: readonly string[];
  pageSizes?: readonly number[];
}

const usualSizes = [10, 20, 50, 100] as const;

/** Reads the query of a list's address; what is not valid falls back to the first page, 10 entries and no order. */
export function readListAddress<Filter extends string>(
  query: URLSearchParams,
  { filters, sortable, pageSizes = usualSizes }: ListAddressOptions<Filter>,
): ListAddress<Filter> {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 0);
  const sort = query.get('sort');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : (pageSizes[0] ?? 10),
    sorting:
      sort && sortable.includes(sort) ? { id: sort, order: query.get('order') === 'desc' ? 'desc' : 'asc' } : null,
    filters: Object.fromEntries(filters.map((name) => [name, query.get(name) ?? ''])) as Record<Filter, string>,
  };
}

/** The query for an address; what is as usual is left out. */
export function writeListAddress<Filter extends string>(
  { page, pageSize, sorting, filters }: ListAddress<Filter>,
  { pageSizes = usualSizes }: Pick<ListAddressOptions<Filter>, 'pageSizes'> = {},
): Record<string, string> {
  const given = Object.entries<string>(filters).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(given),
    ...(sorting ? { sort: sorting.id, order: sorting.order } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(pageSize === pageSizes[0] ? {} : { pageSize: String(pageSize) }),
  };
}
