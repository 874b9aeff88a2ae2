import type { Sorting } from '../../../../data/table/data-column';
import { withoutInvisible } from '../../../../lib/without-invisible';
import { isIsoDay } from '../../../../locales/written/written-date';

/** The values of a filter: any text, a day (`2025-02-06`), or a value of a list. @beta */
export type FilterKind = 'text' | 'date' | readonly string[];

/** The filters of a list by name. @beta */
export type FilterKinds = Readonly<Record<string, FilterKind>>;

/** How pages are addressed: by number, or by the cursor from the previous page. @public */
export type Paging = 'page' | 'cursor';

/** Values of filters; an empty one does not filter. @beta */
export type FilterValues<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]: Filters[Name] extends readonly (infer Value extends string)[] ? Value | '' : string;
};

/** The valid query of a list address; other parameters are ignored. @beta */
export interface ListKind<Filters extends FilterKinds = FilterKinds> {
  readonly filters: Filters;
  /** The columns by which the server sorts. */
  readonly sorts: readonly string[];
  /** The first is the default. */
  readonly pageSizes: readonly number[];
  /** The server accepts no other sizes. Default: as many rows as fit the screen. */
  readonly fixedSizes?: boolean;
  /** Default `page`. */
  readonly paging?: Paging;
}

/** The state of a list in the query of its address. @beta */
export interface ListAddress<Filters extends FilterKinds = FilterKinds, Sort extends string = string> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sorting: (Sorting & { id: Sort }) | null;
  readonly filters: FilterValues<Filters>;
  /** The known cursors of the current page and those before; absent with page numbers. */
  readonly cursors?: readonly string[];
}

/** Servers reject higher numbers, and the page would show an error instead of the last rows. */
const lastPage = 1_000_000;

/** Reads the query of a list's address; invalid values become the first page, the default size, no order and no filter. */
export function readListAddress<Filters extends FilterKinds>(
  query: URLSearchParams,
  { filters, sorts, pageSizes, paging }: ListKind<Filters>,
): ListAddress<Filters> {
  const pageNumber = Number(query.get('page') ?? 1);
  const page = Number.isSafeInteger(pageNumber) && pageNumber > 0 ? Math.min(pageNumber, lastPage) : 1;
  const pageSize = Number(query.get('pageSize') ?? 0);
  const sort = query.get('sort');
  return {
    ...(paging === 'cursor' ? placeByCursors(page, query.getAll('cursor')) : { page }),
    pageSize: pageSizes.includes(pageSize) ? pageSize : (pageSizes[0] ?? 10),
    sorting: sort && sorts.includes(sort) ? { id: sort, order: query.get('order') === 'desc' ? 'desc' : 'asc' } : null,
    filters: readFilters(filters, (name) => query.get(name) ?? ''),
  };
}

/** A later page needs its cursor; with `n` cursors the page is at least `n` + 1. */
function placeByCursors(page: number, values: readonly string[]): Pick<ListAddress, 'page' | 'cursors'> {
  const cursors = values.filter((cursor) => cursor !== '');
  return { page: cursors.length === 0 ? 1 : Math.max(page, cursors.length + 1), cursors };
}

/** Reads filter values from input or an address; an invalid value becomes empty. */
export function readFilters<Filters extends FilterKinds>(
  filters: Filters,
  valueAt: (name: string) => string,
): FilterValues<Filters> {
  const values = Object.entries(filters).map(([name, kind]) => {
    const value = withoutInvisible(valueAt(name)).trim();
    return [name, fits(value, kind) ? value : ''];
  });
  return Object.fromEntries(values) as FilterValues<Filters>;
}

function fits(value: string, kind: FilterKind): boolean {
  if (kind === 'text') return true;
  return kind === 'date' ? isIsoDay(value) : kind.includes(value);
}

/** Writes the query of an address without default values, keeping foreign parameters. */
export function writeListAddress<Filters extends FilterKinds>(
  { page, pageSize, sorting, filters, cursors = [] }: ListAddress<Filters>,
  { pageSizes, paging }: ListKind<Filters>,
  present = new URLSearchParams(),
): URLSearchParams {
  const listNames = ['sort', 'order', ...placeNames(paging), 'pageSize', ...Object.keys(filters)];
  const others = [...present].filter(([name]) => !listNames.includes(name));
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
    ...cursors.map((cursor) => ['cursor', cursor]),
    ...(pageSize === pageSizes[0] ? [] : [['pageSize', String(pageSize)]]),
  ]);
}

/** Returns the parameters that identify the page. */
export const placeNames = (paging: Paging | undefined): readonly string[] =>
  paging === 'cursor' ? ['page', 'cursor'] : ['page'];

/** Returns the query of the request. */
export function toListParams({
  page,
  pageSize,
  sorting,
  filters,
  cursors,
}: ListAddress): Record<string, string | number> {
  const place = cursors ? { cursor: cursors.at(-1) ?? '' } : { page };
  return { ...filters, ...place, pageSize, ...(sorting ? { sort: sorting.id, order: sorting.order } : {}) };
}
