import type { ListView } from '../../../../kernel/list-settings-api';
import { type ListKind, placeNames, readListAddress, writeListAddress } from '../../resource/list-address';
import { toViewQuery } from '../column-address';

/** The existing filters and columns of a list. */
export interface ViewScope {
  readonly kind: ListKind;
  /** Ids of the columns. */
  readonly columns: readonly string[];
}

/** Whether an address shows a view or its remaining parts. */
export function isViewOf({ query }: Pick<ListView, 'query'>, address: URLSearchParams, { kind }: ViewScope): boolean {
  const here = toViewQuery(address, kind.paging);
  const viewQuery = new URLSearchParams(query);
  return toViewQuery(viewQuery, kind.paging) === here || toViewQuery(cleaned(viewQuery, kind), kind.paging) === here;
}

/** Parts of a view that no longer exist: names of filters, values, and ids of columns. */
export function lostParts({ query }: Pick<ListView, 'query'>, { kind, columns }: ViewScope): readonly string[] {
  const viewQuery = new URLSearchParams(query);
  const { filters } = readListAddress(viewQuery, kind);
  const listParams = ['pageSize', 'order', ...placeNames(kind.paging)];
  const lost = [...viewQuery].flatMap(([name, value]) => {
    if (value === '' || listParams.includes(name)) return [];
    if (name === 'columns') return columns.includes(value) ? [] : [value];
    if (name === 'sort') return kind.sorts.includes(value) ? [] : [value];
    if (!Object.hasOwn(filters, name)) return [name];
    return filters[name] === '' ? [value] : [];
  });
  return [...new Set(lost)];
}

const cleaned = (query: URLSearchParams, kind: ListKind) => writeListAddress(readListAddress(query, kind), kind, query);
