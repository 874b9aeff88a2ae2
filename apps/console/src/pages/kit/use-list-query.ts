import { type ChangeEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListAddress, type ListAddressOptions, readListAddress, writeListAddress } from './list-address';

/** A list whose page, order and filters stand in the address of its tab, and the draft in its query form. */
export interface ListQuery<Filter extends string = string> extends ListAddress<Filter> {
  /** Some filter is set. */
  filtered: boolean;
  /** For the server. */
  params: Record<string, string | number>;
  /** Goes to another page, order or size. */
  go: (change: Partial<ListAddress<Filter>>, options?: { replace: boolean }) => void;
  /** The props of a filter's control. */
  field: (name: Filter) => {
    name: Filter;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  /** Takes the draft over into the address, on the first page. */
  ask: () => void;
  reset: () => void;
}

/** Keeps a list in its address, so that a reload, a link and the back button find it again; `options` must stay the same object. */
export function useListQuery<Filter extends string>(options: ListAddressOptions<Filter>): ListQuery<Filter> {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readListAddress(query, options), [query, options]);
  const { page, pageSize, sorting, filters } = address;

  const settled = JSON.stringify(filters);
  const [draft, setDraft] = useState({ of: settled, filters });
  if (draft.of !== settled) setDraft({ of: settled, filters });

  const go: ListQuery<Filter>['go'] = (change, how) =>
    setQuery(writeListAddress({ ...address, ...change }, options), how);
  const params = useMemo(
    () => ({ ...filters, page, pageSize, ...(sorting ? { sort: sorting.id, order: sorting.order } : {}) }),
    [filters, page, pageSize, sorting],
  );

  return {
    ...address,
    filtered: Object.values(filters).some((value) => value !== ''),
    params,
    go,
    field: (name) => ({
      name,
      value: draft.filters[name],
      onChange: ({ target }) => setDraft({ of: settled, filters: { ...draft.filters, [name]: target.value } }),
    }),
    ask: () => {
      const trimmed = Object.entries<string>(draft.filters).map(([name, value]) => [name, value.trim()]);
      go({ filters: Object.fromEntries(trimmed) as Record<Filter, string>, page: 1 });
    },
    reset: () => {
      const empty = Object.fromEntries(options.filters.map((name) => [name, ''])) as Record<Filter, string>;
      setDraft({ of: settled, filters: empty });
      go({ filters: empty, page: 1 });
    },
  };
}
